"""How long hypothesis looks: briefly in `make test`, for long in `make fuzz`."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("default", max_examples=60, deadline=None, derandomize=True)
settings.register_profile(
    "fuzz", max_examples=5000, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
