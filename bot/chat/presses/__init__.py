"""What can be pressed: panels, menus, forms and buttons, and what each does."""
