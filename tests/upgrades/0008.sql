BEGIN TRANSACTION;
CREATE TABLE acts (
	id INTEGER NOT NULL, 
	campaign INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	text TEXT NOT NULL, 
	detail TEXT NOT NULL, 
	CONSTRAINT pk_acts PRIMARY KEY (id), 
	CONSTRAINT fk_acts_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
INSERT INTO "acts" VALUES(1,3,'2026-03-02 12:00:00.000000','The gamemaster holds the campaign: a holiday.','');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE amendments (
	id INTEGER NOT NULL, 
	campaign INTEGER NOT NULL, 
	save INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	path TEXT NOT NULL, 
	value TEXT NOT NULL, 
	"before" TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_amendments PRIMARY KEY (id), 
	CONSTRAINT fk_amendments_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
CREATE TABLE attendance (
	campaign INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	missed INTEGER NOT NULL, 
	spent INTEGER NOT NULL, 
	CONSTRAINT pk_attendance PRIMARY KEY (campaign, user), 
	CONSTRAINT fk_attendance_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
CREATE TABLE ballots (
	motion BIGINT NOT NULL, 
	campaign INTEGER NOT NULL, 
	seat VARCHAR(80) NOT NULL, 
	yes BOOLEAN NOT NULL, 
	CONSTRAINT pk_ballots PRIMARY KEY (motion, seat), 
	CONSTRAINT fk_ballots_campaign_campaigns FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE, 
	CONSTRAINT fk_ballots_motion_motions FOREIGN KEY(motion) REFERENCES motions (id) ON DELETE CASCADE
);
CREATE TABLE campaigns (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	title TEXT NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	scenario VARCHAR(80) NOT NULL, 
	scenario_title TEXT NOT NULL, 
	scenario_text TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	phrases TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	host BIGINT NOT NULL, 
	blind BOOLEAN NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	version INTEGER NOT NULL, 
	window_key VARCHAR(120) NOT NULL, 
	standing TEXT NOT NULL, 
	schedule TEXT NOT NULL, 
	paused_left INTEGER, 
	held_reason TEXT NOT NULL, 
	held_from VARCHAR(10) NOT NULL, 
	rewinds INTEGER NOT NULL, 
	founded_at DATETIME NOT NULL, 
	ended_at DATETIME
, house TEXT DEFAULT '{}' NOT NULL, resumes_at DATETIME, dealing TEXT DEFAULT '' NOT NULL);
INSERT INTO "campaigns" VALUES(1,'Fair play','word','two','Two mouths','{"id":"two","title":"Two mouths","names":{"a":"Anna","b":"Bert"}}',1,'{"absence_limit":3,"loud":false}','0000000000000000000000000000000000000000000000000000000000000001','c386d8e8d07342f2e39e189c8e6c57bb205bb373fe4e3a6f69404a8bb767b417','[]',7,70,900,0,'running',17,'3-1-words','{"turn":4,"date":"Day 4","asking":{"save":3,"place":1,"name":"words","title":"Say a word","clause":"WRD-1","silence":"you say nothing","meanwhile":"","deadline":"orders","asked":["a","b"],"opened":"2026-03-02T12:00:00Z","waited":false},"ending":null,"shown":"5cb9bcaea83a64b91dbed1ce699a3236c9dc2a91424288569e5d3fe9129f917c"}','{"orders":48,"reaction":24,"vote":24,"lengths":{},"times":[],"weekdays":[],"zone":"UTC","notice":6,"opens":null,"shuts":null,"quiet_weekdays":[],"quiet_dates":[],"grace":12,"marks":[24,6,1],"early":true,"absence":3}',NULL,'','',0,'2026-03-02 12:00:00.000000',NULL,'{"letters":true,"letter_limit":30,"letters_follow":true,"letters_open":false,"nudge":true,"extra_hours":24,"majority":51,"secret_votes":false,"seating":"choose","start":"gamemaster","muster":0,"anonymous":false,"vacation":14,"stretch":7,"patience":0}',NULL,'');
INSERT INTO "campaigns" VALUES(2,'Fair play','word','five','Five mouths','{"id":"five","title":"Five mouths","names":{"a":"Anna","b":"Bert","c":"Cleo","d":"Dora","e":"Egon"}}',1,'{"absence_limit":3,"loud":false}','0000000000000000000000000000000000000000000000000000000000000002','68e4d75d23e31bd23f43266f769567b2588d9f3d3010fa7cacae7efd6f5ce0ad','[]',7,70,900,0,'lobby',1,'','','{"orders":48,"reaction":24,"vote":24,"lengths":{},"times":[],"weekdays":[],"zone":"UTC","notice":6,"opens":null,"shuts":null,"quiet_weekdays":[],"quiet_dates":[],"grace":12,"marks":[24,6,1],"early":true,"absence":3}',NULL,'','',0,'2026-03-02 12:00:00.000000',NULL,'{"letters":true,"letter_limit":30,"letters_follow":true,"letters_open":false,"nudge":true,"extra_hours":24,"majority":51,"secret_votes":false,"seating":"choose","start":"gamemaster","muster":0,"anonymous":false,"vacation":14,"stretch":7,"patience":0}',NULL,'');
INSERT INTO "campaigns" VALUES(3,'Fair play','toy','fair','The Fair','{"id":"fair","title":"The Fair","families":{"red":"the Reds","blue":"the Blues","green":"the Greens"},"stalls":{"fish":"Fish","pots":"Potter''s Row"}}',1,'{"days":5}','0000000000000000000000000000000000000000000000000000000000000003','ac7edb97166f7d682720aca18fea15cdd5d15242dad38297a48633a806236c4f','[]',7,70,900,0,'held',9,'1-1-orders','{"turn":1,"date":"Morning of day 1","asking":{"save":1,"place":1,"name":"orders","title":"The orders of the day","clause":"TOY-2.1","silence":"you do nothing","meanwhile":"","deadline":"orders","asked":["red","blue","green"],"opened":"2026-03-02T12:00:00Z","waited":false},"ending":null,"shown":""}','{"orders":48,"reaction":24,"vote":24,"lengths":{},"times":[],"weekdays":[],"zone":"UTC","notice":6,"opens":null,"shuts":null,"quiet_weekdays":[],"quiet_dates":[],"grace":12,"marks":[24,6,1],"early":true,"absence":3}',172800,'a holiday','running',0,'2026-03-02 12:00:00.000000',NULL,'{"letters":true,"letter_limit":30,"letters_follow":true,"letters_open":false,"nudge":true,"extra_hours":24,"majority":51,"secret_votes":false,"seating":"choose","start":"gamemaster","muster":0,"anonymous":false,"vacation":14,"stretch":7,"patience":0}',NULL,'');
INSERT INTO "campaigns" VALUES(4,'Fair play','word','two','Two mouths','{"id":"two","title":"Two mouths","names":{"a":"Anna","b":"Bert"}}',1,'{"absence_limit":3,"loud":false}','0000000000000000000000000000000000000000000000000000000000000004','1fb497d126f59b0448178d04f0a33ca8ff9460874d90018821d3f5872bd9a735','[]',7,70,900,0,'ended',7,'','{"turn":2,"date":"Day 2","asking":null,"ending":{"winners":[],"reason":"Somebody said so."},"shown":"5cb9bcaea83a64b91dbed1ce699a3236c9dc2a91424288569e5d3fe9129f917c"}','{"orders":48,"reaction":24,"vote":24,"lengths":{},"times":[],"weekdays":[],"zone":"UTC","notice":6,"opens":null,"shuts":null,"quiet_weekdays":[],"quiet_dates":[],"grace":12,"marks":[24,6,1],"early":true,"absence":3}',NULL,'','',0,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000','{"letters":true,"letter_limit":30,"letters_follow":true,"letters_open":false,"nudge":true,"extra_hours":24,"majority":51,"secret_votes":false,"seating":"choose","start":"gamemaster","muster":0,"anonymous":false,"vacation":14,"stretch":7,"patience":0}',NULL,'');
CREATE TABLE closings (
	campaign INTEGER NOT NULL, 
	save INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	window VARCHAR(80) NOT NULL, 
	window_key VARCHAR(120) NOT NULL, 
	answers TEXT NOT NULL, 
	checkpoint TEXT NOT NULL, 
	closed_at DATETIME NOT NULL, post TEXT DEFAULT '[]' NOT NULL, 
	CONSTRAINT pk_closings PRIMARY KEY (campaign, save, place), 
	CONSTRAINT fk_closings_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE, 
	CONSTRAINT uq_closings_campaign_window_key UNIQUE (campaign, window_key)
);
INSERT INTO "closings" VALUES(1,0,1,'words','0-1-words','{"a": {"by": "player", "orders": [{"order": "say", "fields": {"word": "red0"}}], "thoughts": []}, "b": {"by": "silence", "orders": [], "thoughts": []}}','{"window":"","told":7,"fingerprint":"b3774a80c4d465770c5dbd5b28a7bd0e01a20bb4b4a96e6f50a4a0d5ecda97fd"}','2026-03-02 12:00:00.000000','[]');
INSERT INTO "closings" VALUES(1,1,1,'words','1-1-words','{"a": {"by": "player", "orders": [{"order": "say", "fields": {"word": "red1"}}], "thoughts": []}, "b": {"by": "silence", "orders": [], "thoughts": []}}','{"window":"","told":12,"fingerprint":"f29bb00affdaa50405768c3e4df8922cdb74ff7978f06430ed208b6223708ab6"}','2026-03-02 12:00:00.000000','[]');
INSERT INTO "closings" VALUES(1,2,1,'words','2-1-words','{"a": {"by": "player", "orders": [{"order": "say", "fields": {"word": "red2"}}], "thoughts": []}, "b": {"by": "silence", "orders": [], "thoughts": []}}','{"window":"","told":17,"fingerprint":"e440558b8c063b239d424c0deadb01a4eddfc17c52f050a31b0fd735ed4bc640"}','2026-03-02 12:00:00.000000','[]');
INSERT INTO "closings" VALUES(3,0,1,'stance','0-1-stance','{"red": {"by": "silence", "orders": [], "thoughts": []}, "blue": {"by": "silence", "orders": [], "thoughts": []}, "green": {"by": "silence", "orders": [], "thoughts": []}}','{"window":"","told":4,"fingerprint":"83a2bb70cdf8622886c18ce81a80ccd4ae1332fcec5281b0efef4889b76b4dac"}','2026-03-02 12:00:00.000000','[]');
INSERT INTO "closings" VALUES(4,0,1,'words','0-1-words','{"a": {"by": "player", "orders": [{"order": "say", "fields": {"word": "end"}}], "thoughts": []}, "b": {"by": "silence", "orders": [], "thoughts": []}}','{"window":"","told":7,"fingerprint":"3b984fddb4f33b84d1c7aa886bb538842c874fa3945591ac4fe82145150c1d3f"}','2026-03-02 12:00:00.000000','[]');
CREATE TABLE copies (
	campaign INTEGER NOT NULL, 
	letter VARCHAR(16) NOT NULL, 
	seat VARCHAR(80) NOT NULL, 
	role VARCHAR(10) NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	windows INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	arrived_at DATETIME, 
	delivered_at DATETIME, 
	seen_at DATETIME, 
	CONSTRAINT pk_copies PRIMARY KEY (campaign, letter, seat), 
	CONSTRAINT fk_copies_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
CREATE TABLE deadlines (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	campaign INTEGER NOT NULL, 
	window_key VARCHAR(120) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	due DATETIME NOT NULL, 
	claimed_until DATETIME, 
	mark VARCHAR(40) NOT NULL, 
	CONSTRAINT fk_deadlines_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
INSERT INTO "deadlines" VALUES(13,1,'3-1-words','close','2026-03-04 12:00:00.000000',NULL,'');
INSERT INTO "deadlines" VALUES(14,1,'3-1-words','remind','2026-03-03 12:00:00.000000',NULL,'');
INSERT INTO "deadlines" VALUES(15,1,'3-1-words','remind','2026-03-04 06:00:00.000000',NULL,'');
INSERT INTO "deadlines" VALUES(16,1,'3-1-words','remind','2026-03-04 11:00:00.000000',NULL,'');
CREATE TABLE drafts (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	campaign INTEGER NOT NULL, 
	window_key VARCHAR(120) NOT NULL, 
	seat VARCHAR(80) NOT NULL, 
	position INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT fk_drafts_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE, 
	CONSTRAINT uq_drafts_campaign_window_key_seat_position UNIQUE (campaign, window_key, seat, position)
);
INSERT INTO "drafts" VALUES(4,1,'3-1-words','a',0,'{"order":"say","fields":{"word":"half"}}','2026-03-02 12:00:00.000000');
CREATE TABLE events (
	campaign INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	phase VARCHAR(80) NOT NULL, 
	event VARCHAR(80) NOT NULL, 
	clause VARCHAR(80) NOT NULL, 
	audience TEXT NOT NULL, 
	body TEXT NOT NULL, 
	text TEXT NOT NULL, 
	news VARCHAR(80) NOT NULL, 
	weight INTEGER NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (campaign, n), 
	CONSTRAINT fk_events_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
INSERT INTO "events" VALUES(1,1,1,'setup','Drawn','WRD-3','["a"]','{"clause":"WRD-3","audience":["a"],"because":[],"purpose":"secret","subject":"a","card":"7H"}','a, secret: Seven of Hearts','',0);
INSERT INTO "events" VALUES(1,2,1,'setup','Drawn','WRD-3','["b"]','{"clause":"WRD-3","audience":["b"],"because":[],"purpose":"secret","subject":"b","card":"2H"}','b, secret: Two of Hearts','',0);
INSERT INTO "events" VALUES(1,3,1,'talk','Drawn','WRD-3','["a"]','{"clause":"WRD-3","audience":["a"],"because":[],"purpose":"whisper","subject":"a","card":"8H"}','a, a whisper: Eight of Hearts','',0);
INSERT INTO "events" VALUES(1,4,1,'talk','Whispered','WRD-3','["a"]','{"clause":"WRD-3","audience":["a"],"because":[3],"seat":"a","card":"8H"}','You hear 8H.','words',1);
INSERT INTO "events" VALUES(1,5,1,'talk','Drawn','WRD-3','["b"]','{"clause":"WRD-3","audience":["b"],"because":[],"purpose":"whisper","subject":"b","card":"7S"}','b, a whisper: Seven of Spades','',0);
INSERT INTO "events" VALUES(1,6,1,'talk','Whispered','WRD-3','["b"]','{"clause":"WRD-3","audience":["b"],"because":[5],"seat":"b","card":"7S"}','You hear 7S.','words',1);
INSERT INTO "events" VALUES(1,7,1,'talk','Spoken','WRD-1','"everyone"','{"clause":"WRD-1","audience":"everyone","because":[],"seat":"a","word":"red0"}','a says red0.','words',1);
INSERT INTO "events" VALUES(1,8,2,'talk','Drawn','WRD-3','["a"]','{"clause":"WRD-3","audience":["a"],"because":[],"purpose":"whisper","subject":"a","card":"9S"}','a, a whisper: Nine of Spades','',0);
INSERT INTO "events" VALUES(1,9,2,'talk','Whispered','WRD-3','["a"]','{"clause":"WRD-3","audience":["a"],"because":[8],"seat":"a","card":"9S"}','You hear 9S.','words',1);
INSERT INTO "events" VALUES(1,10,2,'talk','Drawn','WRD-3','["b"]','{"clause":"WRD-3","audience":["b"],"because":[],"purpose":"whisper","subject":"b","card":"TC"}','b, a whisper: Ten of Clubs','',0);
INSERT INTO "events" VALUES(1,11,2,'talk','Whispered','WRD-3','["b"]','{"clause":"WRD-3","audience":["b"],"because":[10],"seat":"b","card":"TC"}','You hear TC.','words',1);
INSERT INTO "events" VALUES(1,12,2,'talk','Spoken','WRD-1','"everyone"','{"clause":"WRD-1","audience":"everyone","because":[],"seat":"a","word":"red1"}','a says red1.','words',1);
INSERT INTO "events" VALUES(1,13,3,'talk','Drawn','WRD-3','["a"]','{"clause":"WRD-3","audience":["a"],"because":[],"purpose":"whisper","subject":"a","card":"3C"}','a, a whisper: Three of Clubs','',0);
INSERT INTO "events" VALUES(1,14,3,'talk','Whispered','WRD-3','["a"]','{"clause":"WRD-3","audience":["a"],"because":[13],"seat":"a","card":"3C"}','You hear 3C.','words',1);
INSERT INTO "events" VALUES(1,15,3,'talk','Drawn','WRD-3','["b"]','{"clause":"WRD-3","audience":["b"],"because":[],"purpose":"whisper","subject":"b","card":"TH"}','b, a whisper: Ten of Hearts','',0);
INSERT INTO "events" VALUES(1,16,3,'talk','Whispered','WRD-3','["b"]','{"clause":"WRD-3","audience":["b"],"because":[15],"seat":"b","card":"TH"}','You hear TH.','words',1);
INSERT INTO "events" VALUES(1,17,3,'talk','Spoken','WRD-1','"everyone"','{"clause":"WRD-1","audience":"everyone","because":[],"seat":"a","word":"red2"}','a says red2.','words',1);
INSERT INTO "events" VALUES(1,18,4,'talk','Drawn','WRD-3','["a"]','{"clause":"WRD-3","audience":["a"],"because":[],"purpose":"whisper","subject":"a","card":"5D"}','a, a whisper: Five of Diamonds','',0);
INSERT INTO "events" VALUES(1,19,4,'talk','Whispered','WRD-3','["a"]','{"clause":"WRD-3","audience":["a"],"because":[18],"seat":"a","card":"5D"}','You hear 5D.','words',1);
INSERT INTO "events" VALUES(1,20,4,'talk','Drawn','WRD-3','["b"]','{"clause":"WRD-3","audience":["b"],"because":[],"purpose":"whisper","subject":"b","card":"4D"}','b, a whisper: Four of Diamonds','',0);
INSERT INTO "events" VALUES(1,21,4,'talk','Whispered','WRD-3','["b"]','{"clause":"WRD-3","audience":["b"],"because":[20],"seat":"b","card":"4D"}','You hear 4D.','words',1);
INSERT INTO "events" VALUES(3,1,0,'setup','Rolled','TOY-1.1','["red"]','{"clause":"TOY-1.1","audience":["red"],"because":[],"purpose":"purse","subject":"red","sides":6,"rolled":3}','red, purse: 3 on d6','',0);
INSERT INTO "events" VALUES(3,2,0,'setup','Rolled','TOY-1.1','["blue"]','{"clause":"TOY-1.1","audience":["blue"],"because":[],"purpose":"purse","subject":"blue","sides":6,"rolled":4}','blue, purse: 4 on d6','',0);
INSERT INTO "events" VALUES(3,3,0,'setup','Rolled','TOY-1.1','["green"]','{"clause":"TOY-1.1","audience":["green"],"because":[],"purpose":"purse","subject":"green","sides":6,"rolled":5}','green, purse: 5 on d6','',0);
INSERT INTO "events" VALUES(3,4,0,'setup','Shuffled','TOY-1.2','"gamemaster"','{"clause":"TOY-1.2","audience":"gamemaster","because":[],"purpose":"weather","subject":"market","deck":["rain","rain","fair","fair"],"before":["fair","fair","rain","rain"]}','market, weather: 4 cards shuffled','',0);
INSERT INTO "events" VALUES(4,1,1,'setup','Drawn','WRD-3','["a"]','{"clause":"WRD-3","audience":["a"],"because":[],"purpose":"secret","subject":"a","card":"QD"}','a, secret: Queen of Diamonds','',0);
INSERT INTO "events" VALUES(4,2,1,'setup','Drawn','WRD-3','["b"]','{"clause":"WRD-3","audience":["b"],"because":[],"purpose":"secret","subject":"b","card":"8S"}','b, secret: Eight of Spades','',0);
INSERT INTO "events" VALUES(4,3,1,'talk','Drawn','WRD-3','["a"]','{"clause":"WRD-3","audience":["a"],"because":[],"purpose":"whisper","subject":"a","card":"QC"}','a, a whisper: Queen of Clubs','',0);
INSERT INTO "events" VALUES(4,4,1,'talk','Whispered','WRD-3','["a"]','{"clause":"WRD-3","audience":["a"],"because":[3],"seat":"a","card":"QC"}','You hear QC.','words',1);
INSERT INTO "events" VALUES(4,5,1,'talk','Drawn','WRD-3','["b"]','{"clause":"WRD-3","audience":["b"],"because":[],"purpose":"whisper","subject":"b","card":"5H"}','b, a whisper: Five of Hearts','',0);
INSERT INTO "events" VALUES(4,6,1,'talk','Whispered','WRD-3','["b"]','{"clause":"WRD-3","audience":["b"],"because":[5],"seat":"b","card":"5H"}','You hear 5H.','words',1);
INSERT INTO "events" VALUES(4,7,1,'talk','Spoken','WRD-1','"everyone"','{"clause":"WRD-1","audience":"everyone","because":[],"seat":"a","word":"end"}','a says end.','words',1);
CREATE TABLE glances (
	campaign INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	seat VARCHAR(80) NOT NULL, 
	n INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_glances PRIMARY KEY (campaign, user, seat), 
	CONSTRAINT fk_glances_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
INSERT INTO "glances" VALUES(1,2,'b',21,'2026-03-02 12:00:00.000000');
CREATE TABLE letters (
	campaign INTEGER NOT NULL, 
	id VARCHAR(16) NOT NULL, 
	sender VARCHAR(80) NOT NULL, 
	recipients TEXT NOT NULL, 
	text TEXT NOT NULL, 
	answers VARCHAR(16) NOT NULL, 
	turn INTEGER NOT NULL, 
	date TEXT NOT NULL, 
	window_key VARCHAR(120) NOT NULL, 
	at DATETIME NOT NULL, place INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_letters PRIMARY KEY (campaign, id), 
	CONSTRAINT fk_letters_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
CREATE TABLE meta (
	"key" VARCHAR(80) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY ("key")
);
CREATE TABLE motions (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	campaign INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	hours INTEGER NOT NULL, 
	until DATETIME, 
	seat VARCHAR(80) NOT NULL, 
	window_key VARCHAR(120) NOT NULL, 
	opened_at DATETIME NOT NULL, 
	ends_at DATETIME NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	CONSTRAINT fk_motions_campaign_campaigns FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
CREATE TABLE pact_parties (
	campaign INTEGER NOT NULL, 
	pact VARCHAR(16) NOT NULL, 
	seat VARCHAR(80) NOT NULL, 
	position INTEGER NOT NULL, 
	answer VARCHAR(10) NOT NULL, 
	CONSTRAINT pk_pact_parties PRIMARY KEY (campaign, pact, seat), 
	CONSTRAINT fk_pact_parties_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
CREATE TABLE pacts (
	campaign INTEGER NOT NULL, 
	id VARCHAR(16) NOT NULL, 
	proposer VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	secret BOOLEAN NOT NULL, 
	until INTEGER NOT NULL, 
	date TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	closed_by VARCHAR(80) NOT NULL, 
	closed_at DATETIME, 
	note TEXT NOT NULL, place INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_pacts PRIMARY KEY (campaign, id), 
	CONSTRAINT fk_pacts_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
CREATE TABLE people (
	user BIGINT NOT NULL, 
	preferences TEXT NOT NULL, 
	digest_at DATETIME, 
	CONSTRAINT pk_people PRIMARY KEY (user)
);
CREATE TABLE posts (
	id INTEGER NOT NULL, 
	campaign INTEGER, 
	"key" VARCHAR(200) NOT NULL, 
	window_key VARCHAR(120) NOT NULL, 
	target TEXT NOT NULL, 
	body TEXT NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	nonce VARCHAR(25) NOT NULL, 
	place BIGINT, 
	message BIGINT, 
	edition INTEGER NOT NULL, 
	delivered_edition INTEGER NOT NULL, 
	tries INTEGER NOT NULL, 
	not_before DATETIME NOT NULL, 
	claimed_until DATETIME, 
	reason TEXT NOT NULL, 
	CONSTRAINT pk_posts PRIMARY KEY (id), 
	CONSTRAINT fk_posts_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE, 
	CONSTRAINT uq_posts_key UNIQUE ("key")
);
INSERT INTO "posts" VALUES(1,1,'1:lobby','','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"“Fair play” (The Word) is being played. Gamemaster: @900.\nThe seed''s SHA-256 is c386d8e8d07342f2e39e189c8e6c57bb205bb373fe4e3a6f69404a8bb767b417; the seed itself is shown when the campaign ends.\nLetters are read by their seats alone; whoever takes a seat over reads them too.","pages":[{"title":"Two mouths","lines":["Anna: @1","Bert: @2"],"table":[],"news":""},{"title":"Waiting","lines":["Greta"],"table":[],"news":""}],"picture":null,"buttons":[{"action":"join","label":"Join the waiting list","campaign":1,"window":"","seat":"","what":"","style":"success"},{"action":"status","label":"Status","campaign":1,"window":"","seat":"","what":"","style":"secondary"},{"action":"map","label":"Map","campaign":1,"window":"","seat":"","what":"","style":"secondary"}],"mentions":[],"silent":false}','delivered','8de64ce5db56a79432d3cd61',70,500001,5,5,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(2,1,'1:full-2','','{"kind":"user","seat":"","user":900,"thread":0}','{"content":"“Fair play” is full: start it when you like.","pages":[],"picture":null,"buttons":[],"mentions":[900],"silent":false}','delivered','14a0a79ba2d7510a2a0e765f',10900,500002,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(3,1,'1:started','','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"“Fair play” has started: Day 1.","pages":[],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','2e7443acb69ab1fe8395ea4a',70,500003,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(4,1,'1:told-0-0-a','','{"kind":"seat","seat":"a","user":0,"thread":0}','{"content":"Fair play: Day 1, for Anna alone","pages":[{"title":"“ Words","lines":["You hear 8H. (#4)"],"table":[],"news":"words"},{"title":"Small print","lines":["a, a whisper: Eight of Hearts (#3)."],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','2b53f514ad8eb5cb76d857d8',10001,500004,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(5,1,'1:told-0-0-b','','{"kind":"seat","seat":"b","user":0,"thread":0}','{"content":"Fair play: Day 1, for Bert alone","pages":[{"title":"“ Words","lines":["You hear 7S. (#6)"],"table":[],"news":"words"},{"title":"Small print","lines":["b, a whisper: Seven of Spades (#5)."],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','539f9b830315f1366758c4bb',10002,500005,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(6,1,'1:ask-0-1-words-a','0-1-words','{"kind":"seat","seat":"a","user":0,"thread":0}','{"content":"Fair play, Day 1. Anna: Say a word. Closed t:1772452800:F.","pages":[{"title":"Your card","lines":["7H"],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','e507d4e1747f9934ba21796f',10001,500006,2,2,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(7,1,'1:ask-0-1-words-b','0-1-words','{"kind":"seat","seat":"b","user":0,"thread":0}','{"content":"Fair play, Day 1. Bert: Say a word. Closed t:1772452800:F.","pages":[{"title":"Your card","lines":["2H"],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','23246a04f96cacadb8315d0f',10002,500007,2,2,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(8,1,'1:turn-0-1-words','0-1-words','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"Fair play, Day 1: Say a word. Closed t:1772452800:F.","pages":[{"title":"Say a word (WRD-1)","lines":["Without orders: you say nothing"],"table":[["Seat","Orders"],["Anna","ready"],["Bert","ready"]],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','d6bf19ebefb8e8d385891310',70,500008,3,3,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(9,1,'1:chronicle-0-1-0','','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"Fair play: Day 1","pages":[{"title":"“ Words","lines":["a says red0. (#7)"],"table":[],"news":"words"}],"picture":{"title":"Mouths","caption":"","alt":"2 mouths","sides":[],"tiles":[],"regions":[],"routes":[],"labels":[],"series":[],"duel":null,"kin":[]},"buttons":[],"mentions":[],"silent":false}','delivered','0de3edef68b2315560d940dc',70,500009,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(10,1,'1:told-0-1-a','','{"kind":"seat","seat":"a","user":0,"thread":0}','{"content":"Fair play: Day 2, for Anna alone","pages":[{"title":"“ Words","lines":["You hear 9S. (#9)"],"table":[],"news":"words"},{"title":"Small print","lines":["a, a whisper: Nine of Spades (#8)."],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','476ef8358b396ec65edf0850',10001,500010,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(11,1,'1:told-0-1-b','','{"kind":"seat","seat":"b","user":0,"thread":0}','{"content":"Fair play: Day 2, for Bert alone","pages":[{"title":"“ Words","lines":["You hear TC. (#11)"],"table":[],"news":"words"},{"title":"Small print","lines":["b, a whisper: Ten of Clubs (#10)."],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','5bbf520a82ec7c158e73cd8c',10002,500011,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(12,1,'1:ask-1-1-words-a','1-1-words','{"kind":"seat","seat":"a","user":0,"thread":0}','{"content":"Fair play, Day 2. Anna: Say a word. Closed t:1772452800:F.","pages":[{"title":"Your card","lines":["7H"],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','2fbadf3b37a674c9faba6691',10001,500012,2,2,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(13,1,'1:ask-1-1-words-b','1-1-words','{"kind":"seat","seat":"b","user":0,"thread":0}','{"content":"Fair play, Day 2. Bert: Say a word. Closed t:1772452800:F.","pages":[{"title":"Your card","lines":["2H"],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','29ef9f321c6b0f192c27de50',10002,500013,2,2,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(14,1,'1:turn-1-1-words','1-1-words','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"Fair play, Day 2: Say a word. Closed t:1772452800:F.","pages":[{"title":"Say a word (WRD-1)","lines":["Without orders: you say nothing"],"table":[["Seat","Orders"],["Anna","ready"],["Bert","ready"]],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','b1a7bbc76d38450a7cc2451d',70,500014,3,3,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(15,1,'1:chronicle-1-1-0','','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"Fair play: Day 2","pages":[{"title":"“ Words","lines":["a says red1. (#12)"],"table":[],"news":"words"}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','4002e4241092d0731838faa1',70,500015,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(16,1,'1:told-1-1-a','','{"kind":"seat","seat":"a","user":0,"thread":0}','{"content":"Fair play: Day 3, for Anna alone","pages":[{"title":"“ Words","lines":["You hear 3C. (#14)"],"table":[],"news":"words"},{"title":"Small print","lines":["a, a whisper: Three of Clubs (#13)."],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','47b2359130e3ad3bf0127f6f',10001,500016,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(17,1,'1:told-1-1-b','','{"kind":"seat","seat":"b","user":0,"thread":0}','{"content":"Fair play: Day 3, for Bert alone","pages":[{"title":"“ Words","lines":["You hear TH. (#16)"],"table":[],"news":"words"},{"title":"Small print","lines":["b, a whisper: Ten of Hearts (#15)."],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','afb04e346fcfe0db7c1c877f',10002,500017,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(18,1,'1:ask-2-1-words-a','2-1-words','{"kind":"seat","seat":"a","user":0,"thread":0}','{"content":"Fair play, Day 3. Anna: Say a word. Closed t:1772452800:F.","pages":[{"title":"Your card","lines":["7H"],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','558665b4a1b649aefdbc7d16',10001,500018,2,2,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(19,1,'1:ask-2-1-words-b','2-1-words','{"kind":"seat","seat":"b","user":0,"thread":0}','{"content":"Fair play, Day 3. Bert: Say a word. Closed t:1772452800:F.","pages":[{"title":"Your card","lines":["2H"],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','b33f7d7f7b3ca6aebb2046bb',10002,500019,2,2,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(20,1,'1:turn-2-1-words','2-1-words','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"Fair play, Day 3: Say a word. Closed t:1772452800:F.","pages":[{"title":"Say a word (WRD-1)","lines":["Without orders: you say nothing"],"table":[["Seat","Orders"],["Anna","ready"],["Bert","ready"]],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','06d79a94f1d82e68b40ee8c2',70,500020,3,3,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(21,1,'1:chronicle-2-1-0','','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"Fair play: Day 3","pages":[{"title":"“ Words","lines":["a says red2. (#17)"],"table":[],"news":"words"}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','70d11eae0d034ae9af9e7b98',70,500021,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(22,1,'1:told-2-1-a','','{"kind":"seat","seat":"a","user":0,"thread":0}','{"content":"Fair play: Day 4, for Anna alone","pages":[{"title":"“ Words","lines":["You hear 5D. (#19)"],"table":[],"news":"words"},{"title":"Small print","lines":["a, a whisper: Five of Diamonds (#18)."],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','5caf02bb860dad53cdc6dd70',10001,500022,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(23,1,'1:told-2-1-b','','{"kind":"seat","seat":"b","user":0,"thread":0}','{"content":"Fair play: Day 4, for Bert alone","pages":[{"title":"“ Words","lines":["You hear 4D. (#21)"],"table":[],"news":"words"},{"title":"Small print","lines":["b, a whisper: Four of Diamonds (#20)."],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','delivered','2dff2c2aad7708ac63f46fc3',10002,500023,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(24,1,'1:ask-3-1-words-a','3-1-words','{"kind":"seat","seat":"a","user":0,"thread":0}','{"content":"Fair play, Day 4. Anna: Say a word. Closes t:1772625600:F, t:1772625600:R, or when everybody asked is ready.\nWithout orders: you say nothing","pages":[{"title":"Your card","lines":["7H"],"table":[],"news":""}],"picture":null,"buttons":[{"action":"orders","label":"Orders","campaign":1,"window":"3-1-words","seat":"a","what":"","style":"primary"},{"action":"ready","label":"Ready","campaign":1,"window":"3-1-words","seat":"a","what":"","style":"success"},{"action":"papers","label":"Papers","campaign":1,"window":"","seat":"a","what":"","style":"secondary"}],"mentions":[1],"silent":false}','delivered','87c1c27db270afa972de9ab5',10001,500024,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(25,1,'1:ask-3-1-words-b','3-1-words','{"kind":"seat","seat":"b","user":0,"thread":0}','{"content":"Fair play, Day 4. Bert: Say a word. Closes t:1772625600:F, t:1772625600:R, or when everybody asked is ready.\nWithout orders: you say nothing","pages":[{"title":"Your card","lines":["2H"],"table":[],"news":""}],"picture":null,"buttons":[{"action":"orders","label":"Orders","campaign":1,"window":"3-1-words","seat":"b","what":"","style":"primary"},{"action":"ready","label":"Ready","campaign":1,"window":"3-1-words","seat":"b","what":"","style":"success"},{"action":"papers","label":"Papers","campaign":1,"window":"","seat":"b","what":"","style":"secondary"}],"mentions":[2],"silent":false}','delivered','b27a58677d56803a5e46f4db',10002,500025,1,1,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(26,1,'1:turn-3-1-words','3-1-words','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"Fair play, Day 4: Say a word. Closes t:1772625600:F, t:1772625600:R, or when everybody asked is ready.","pages":[{"title":"Say a word (WRD-1)","lines":["Without orders: you say nothing"],"table":[["Seat","Orders"],["Anna","ready"],["Bert","asked"]],"news":""}],"picture":null,"buttons":[{"action":"orders","label":"Orders","campaign":1,"window":"3-1-words","seat":"","what":"","style":"primary"},{"action":"ready","label":"Ready","campaign":1,"window":"3-1-words","seat":"","what":"","style":"success"},{"action":"status","label":"Status","campaign":1,"window":"","seat":"","what":"","style":"secondary"},{"action":"map","label":"Map","campaign":1,"window":"","seat":"","what":"","style":"secondary"}],"mentions":[],"silent":false}','delivered','79456f6d897d38b48874411a',70,500026,2,2,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(27,2,'2:lobby','','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"“Fair play” (The Word) is looking for players. Gamemaster: @900.\nThe seed''s SHA-256 is 68e4d75d23e31bd23f43266f769567b2588d9f3d3010fa7cacae7efd6f5ce0ad; the seed itself is shown when the campaign ends.\nLetters are read by their seats alone; whoever takes a seat over reads them too.","pages":[{"title":"Five mouths","lines":["Anna: open","Bert: open","Cleo: open","Dora: open","Egon: open"],"table":[],"news":""}],"picture":null,"buttons":[{"action":"join","label":"Join","campaign":2,"window":"","seat":"","what":"","style":"success"},{"action":"leave","label":"Leave","campaign":2,"window":"","seat":"","what":"","style":"secondary"},{"action":"start","label":"Start","campaign":2,"window":"","seat":"","what":"","style":"primary"}],"mentions":[],"silent":false}','owed','f0d52f281ca1af6c276a0f70',NULL,NULL,1,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(28,3,'3:lobby','','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"“Fair play” (The Market) is held for its gamemaster. Gamemaster: @900.\nThe seed''s SHA-256 is ac7edb97166f7d682720aca18fea15cdd5d15242dad38297a48633a806236c4f; the seed itself is shown when the campaign ends.\nLetters are read by their seats alone; whoever takes a seat over reads them too.","pages":[{"title":"The Fair","lines":["the Reds: @1","the Blues: @2","the Greens: @3"],"table":[],"news":""}],"picture":null,"buttons":[{"action":"join","label":"Join the waiting list","campaign":3,"window":"","seat":"","what":"","style":"success"},{"action":"status","label":"Status","campaign":3,"window":"","seat":"","what":"","style":"secondary"},{"action":"map","label":"Map","campaign":3,"window":"","seat":"","what":"","style":"secondary"}],"mentions":[],"silent":false}','owed','e0b8baa6dd8db6de6b99fb3d',NULL,NULL,6,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(29,3,'3:full-3','','{"kind":"user","seat":"","user":900,"thread":0}','{"content":"“Fair play” is full: start it when you like.","pages":[],"picture":null,"buttons":[],"mentions":[900],"silent":false}','owed','e28f82bc654d6a00e061e4f3',NULL,NULL,1,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(30,3,'3:started','','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"“Fair play” has started: Founding of day 0.","pages":[],"picture":null,"buttons":[],"mentions":[],"silent":false}','owed','aeddc1ab0b0e62f4ca4bc97e',NULL,NULL,1,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(31,3,'3:ask-0-1-stance-red','0-1-stance','{"kind":"seat","seat":"red","user":0,"thread":0}','{"content":"Fair play, Founding of day 0. the Reds: Stance. Closed t:1772452800:F.","pages":[{"title":"Your purse","lines":["13"],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','owed','a47f2f4a8811049d9a201e86',NULL,NULL,2,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(32,3,'3:ask-0-1-stance-blue','0-1-stance','{"kind":"seat","seat":"blue","user":0,"thread":0}','{"content":"Fair play, Founding of day 0. the Blues: Stance. Closed t:1772452800:F.","pages":[{"title":"Your purse","lines":["14"],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','owed','c9f7f278527a0e4d8e69317a',NULL,NULL,2,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(33,3,'3:ask-0-1-stance-green','0-1-stance','{"kind":"seat","seat":"green","user":0,"thread":0}','{"content":"Fair play, Founding of day 0. the Greens: Stance. Closed t:1772452800:F.","pages":[{"title":"Your purse","lines":["15"],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','owed','b63e9bfd8ecaf43dae3257c3',NULL,NULL,2,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(34,3,'3:turn-0-1-stance','0-1-stance','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"Fair play, Founding of day 0: Stance. Closed t:1772452800:F.","pages":[{"title":"Stance (TOY-1.3)","lines":["Without orders: you are calm"],"table":[["Seat","Orders"],["the Reds","ready"],["the Blues","ready"],["the Greens","ready"]],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','owed','72f2042c754976b71441c3f3',NULL,NULL,4,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(35,3,'3:ask-1-1-orders-red','1-1-orders','{"kind":"seat","seat":"red","user":0,"thread":0}','{"content":"Fair play, Morning of day 1. the Reds: The orders of the day. The clock stands still: the campaign is held for its gamemaster.\nWithout orders: you do nothing","pages":[{"title":"Your purse","lines":["13"],"table":[],"news":""}],"picture":null,"buttons":[{"action":"orders","label":"Orders","campaign":3,"window":"1-1-orders","seat":"red","what":"","style":"primary"},{"action":"ready","label":"Ready","campaign":3,"window":"1-1-orders","seat":"red","what":"","style":"success"},{"action":"papers","label":"Papers","campaign":3,"window":"","seat":"red","what":"","style":"secondary"}],"mentions":[1],"silent":false}','owed','9689324a9694672f0d623d1f',NULL,NULL,2,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(36,3,'3:ask-1-1-orders-blue','1-1-orders','{"kind":"seat","seat":"blue","user":0,"thread":0}','{"content":"Fair play, Morning of day 1. the Blues: The orders of the day. The clock stands still: the campaign is held for its gamemaster.\nWithout orders: you do nothing","pages":[{"title":"Your purse","lines":["14"],"table":[],"news":""}],"picture":null,"buttons":[{"action":"orders","label":"Orders","campaign":3,"window":"1-1-orders","seat":"blue","what":"","style":"primary"},{"action":"ready","label":"Ready","campaign":3,"window":"1-1-orders","seat":"blue","what":"","style":"success"},{"action":"papers","label":"Papers","campaign":3,"window":"","seat":"blue","what":"","style":"secondary"}],"mentions":[2],"silent":false}','owed','18ebb3b038e1efc5caa23ba0',NULL,NULL,2,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(37,3,'3:ask-1-1-orders-green','1-1-orders','{"kind":"seat","seat":"green","user":0,"thread":0}','{"content":"Fair play, Morning of day 1. the Greens: The orders of the day. The clock stands still: the campaign is held for its gamemaster.\nWithout orders: you do nothing","pages":[{"title":"Your purse","lines":["15"],"table":[],"news":""}],"picture":null,"buttons":[{"action":"orders","label":"Orders","campaign":3,"window":"1-1-orders","seat":"green","what":"","style":"primary"},{"action":"ready","label":"Ready","campaign":3,"window":"1-1-orders","seat":"green","what":"","style":"success"},{"action":"papers","label":"Papers","campaign":3,"window":"","seat":"green","what":"","style":"secondary"}],"mentions":[3],"silent":false}','owed','69b6e446f0ae5e162c0e702e',NULL,NULL,2,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(38,3,'3:turn-1-1-orders','1-1-orders','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"Fair play, Morning of day 1: The orders of the day. The clock stands still: the campaign is held for its gamemaster.","pages":[{"title":"The orders of the day (TOY-2.1)","lines":["Without orders: you do nothing"],"table":[["Seat","Orders"],["the Reds","asked"],["the Blues","asked"],["the Greens","asked"]],"news":""}],"picture":null,"buttons":[{"action":"orders","label":"Orders","campaign":3,"window":"1-1-orders","seat":"","what":"","style":"primary"},{"action":"ready","label":"Ready","campaign":3,"window":"1-1-orders","seat":"","what":"","style":"success"},{"action":"status","label":"Status","campaign":3,"window":"","seat":"","what":"","style":"secondary"},{"action":"map","label":"Map","campaign":3,"window":"","seat":"","what":"","style":"secondary"}],"mentions":[],"silent":false}','owed','eb8409c8e0bd7808171b4ebb',NULL,NULL,2,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(39,3,'3:held-8','','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"The gamemaster of “Fair play” holds the campaign: a holiday.","pages":[],"picture":null,"buttons":[],"mentions":[],"silent":false}','owed','9d8c56483b75e4c2001b5119',NULL,NULL,1,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(40,4,'4:lobby','','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"“Fair play” (The Word) has ended. Gamemaster: @900.\nThe seed''s SHA-256 is 1fb497d126f59b0448178d04f0a33ca8ff9460874d90018821d3f5872bd9a735; the seed itself is shown when the campaign ends.\nLetters are read by their seats alone; whoever takes a seat over reads them too.","pages":[{"title":"Two mouths","lines":["Anna: @1","Bert: @2"],"table":[],"news":""}],"picture":null,"buttons":[{"action":"status","label":"Status","campaign":4,"window":"","seat":"","what":"","style":"secondary"}],"mentions":[],"silent":false}','owed','36c1b00d1b3c461605828cbc',NULL,NULL,5,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(41,4,'4:full-2','','{"kind":"user","seat":"","user":900,"thread":0}','{"content":"“Fair play” is full: start it when you like.","pages":[],"picture":null,"buttons":[],"mentions":[900],"silent":false}','owed','bcae5bb0765f27f4da811ac0',NULL,NULL,1,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(42,4,'4:started','','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"“Fair play” has started: Day 1.","pages":[],"picture":null,"buttons":[],"mentions":[],"silent":false}','owed','8706de10d1d85a3f17acdfc4',NULL,NULL,1,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(43,4,'4:told-0-0-a','','{"kind":"seat","seat":"a","user":0,"thread":0}','{"content":"Fair play: Day 1, for Anna alone","pages":[{"title":"“ Words","lines":["You hear QC. (#4)"],"table":[],"news":"words"},{"title":"Small print","lines":["a, a whisper: Queen of Clubs (#3)."],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','owed','e5cee6050b00cafbb72c3800',NULL,NULL,1,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(44,4,'4:told-0-0-b','','{"kind":"seat","seat":"b","user":0,"thread":0}','{"content":"Fair play: Day 1, for Bert alone","pages":[{"title":"“ Words","lines":["You hear 5H. (#6)"],"table":[],"news":"words"},{"title":"Small print","lines":["b, a whisper: Five of Hearts (#5)."],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','owed','d452cffa14e36589b8d96909',NULL,NULL,1,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(45,4,'4:ask-0-1-words-a','0-1-words','{"kind":"seat","seat":"a","user":0,"thread":0}','{"content":"Fair play, Day 1. Anna: Say a word. Closed t:1772452800:F.","pages":[{"title":"Your card","lines":["QD"],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','owed','8976c17d2676b96d3f14362b',NULL,NULL,2,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(46,4,'4:ask-0-1-words-b','0-1-words','{"kind":"seat","seat":"b","user":0,"thread":0}','{"content":"Fair play, Day 1. Bert: Say a word. Closed t:1772452800:F.","pages":[{"title":"Your card","lines":["8S"],"table":[],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','owed','af5b302814c3d671361a18ef',NULL,NULL,2,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(47,4,'4:turn-0-1-words','0-1-words','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"Fair play, Day 1: Say a word. Closed t:1772452800:F.","pages":[{"title":"Say a word (WRD-1)","lines":["Without orders: you say nothing"],"table":[["Seat","Orders"],["Anna","ready"],["Bert","ready"]],"news":""}],"picture":null,"buttons":[],"mentions":[],"silent":false}','owed','b30026ceb30cff9f819f4680',NULL,NULL,3,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(48,4,'4:chronicle-0-1-0','','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"Fair play: Day 1","pages":[{"title":"“ Words","lines":["a says end. (#7)"],"table":[],"news":"words"}],"picture":{"title":"Mouths","caption":"","alt":"2 mouths","sides":[],"tiles":[],"regions":[],"routes":[],"labels":[],"series":[],"duel":null,"kin":[]},"buttons":[],"mentions":[],"silent":false}','owed','1059cc8fccd11766719e68ce',NULL,NULL,1,0,0,'2026-03-02 12:00:00.000000',NULL,'');
INSERT INTO "posts" VALUES(49,4,'4:ended','','{"kind":"channel","seat":"","user":0,"thread":0}','{"content":"Fair play has ended. Nobody won. Somebody said so.","pages":[{"title":"Said","lines":["a: [''end'']"],"table":[],"news":""},{"title":"The luck of this campaign can be checked","lines":["Seed: 0000000000000000000000000000000000000000000000000000000000000004","Its SHA-256, posted at the beginning: 1fb497d126f59b0448178d04f0a33ca8ff9460874d90018821d3f5872bd9a735"],"table":[],"news":""},{"title":"The book","lines":["/campaign book gives everybody the whole story as one page to keep."],"table":[],"news":""}],"picture":{"title":"Mouths","caption":"","alt":"2 mouths","sides":[],"tiles":[],"regions":[],"routes":[],"labels":[],"series":[],"duel":null,"kin":[]},"buttons":[],"mentions":[],"silent":false}','owed','e60a0ebfdaee547f7bee4cda',NULL,NULL,1,0,0,'2026-03-02 12:00:00.000000',NULL,'');
CREATE TABLE promises (
	campaign INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	date TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	opened_at DATETIME, 
	CONSTRAINT pk_promises PRIMARY KEY (campaign, number), 
	CONSTRAINT fk_promises_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
CREATE TABLE readies (
	campaign INTEGER NOT NULL, 
	window_key VARCHAR(120) NOT NULL, 
	seat VARCHAR(80) NOT NULL, 
	CONSTRAINT pk_readies PRIMARY KEY (campaign, window_key, seat), 
	CONSTRAINT fk_readies_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
INSERT INTO "readies" VALUES(1,'3-1-words','a');
CREATE TABLE saves (
	campaign INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	phase INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	fingerprint VARCHAR(64) NOT NULL, 
	told INTEGER NOT NULL, 
	players TEXT NOT NULL, 
	CONSTRAINT pk_saves PRIMARY KEY (campaign, number), 
	CONSTRAINT fk_saves_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
INSERT INTO "saves" VALUES(1,0,1,0,1,'{"seats":["a","b"],"said":{},"secrets":{"a":"7H","b":"2H"},"over":false}','91b625e33a542bc5e47ebe658ad99d33167ec1f0ceac49ce00ffb88120491657',2,'["a", "b"]');
INSERT INTO "saves" VALUES(1,1,2,0,1,'{"seats":["a","b"],"said":{"a":["red0"]},"secrets":{"a":"7H","b":"2H"},"over":false}','b3774a80c4d465770c5dbd5b28a7bd0e01a20bb4b4a96e6f50a4a0d5ecda97fd',7,'["a", "b"]');
INSERT INTO "saves" VALUES(1,2,3,0,1,'{"seats":["a","b"],"said":{"a":["red0","red1"]},"secrets":{"a":"7H","b":"2H"},"over":false}','f29bb00affdaa50405768c3e4df8922cdb74ff7978f06430ed208b6223708ab6',12,'["a", "b"]');
INSERT INTO "saves" VALUES(1,3,4,0,1,'{"seats":["a","b"],"said":{"a":["red0","red1","red2"]},"secrets":{"a":"7H","b":"2H"},"over":false}','e440558b8c063b239d424c0deadb01a4eddfc17c52f050a31b0fd735ed4bc640',17,'["a", "b"]');
INSERT INTO "saves" VALUES(3,0,0,0,1,'{"days":5,"names":{"red":"the Reds","blue":"the Blues","green":"the Greens"},"purses":{"red":13,"blue":14,"green":15},"moods":{},"stalls":{"fish":{"name":"Fish","owner":""},"pots":{"name":"Potter''s Row","owner":""}},"weather":["rain","rain","fair","fair"],"day":0,"bids":{},"ended":false}','10bc4979e0029ffa911b3f56a8b2cd86fb98fd83730c812b6f542e4e936ad705',4,'["red", "blue", "green"]');
INSERT INTO "saves" VALUES(3,1,1,0,1,'{"days":5,"names":{"red":"the Reds","blue":"the Blues","green":"the Greens"},"purses":{"red":13,"blue":14,"green":15},"moods":{"red":"calm","blue":"calm","green":"calm"},"stalls":{"fish":{"name":"Fish","owner":""},"pots":{"name":"Potter''s Row","owner":""}},"weather":["rain","rain","fair","fair"],"day":0,"bids":{},"ended":false}','83a2bb70cdf8622886c18ce81a80ccd4ae1332fcec5281b0efef4889b76b4dac',4,'["red", "blue", "green"]');
INSERT INTO "saves" VALUES(4,0,1,0,1,'{"seats":["a","b"],"said":{},"secrets":{"a":"QD","b":"8S"},"over":false}','2edf40bf1a6f65174fba231984a57559e716dc2a94fb4f5373e98ae5dcd8588d',2,'["a", "b"]');
INSERT INTO "saves" VALUES(4,1,2,0,1,'{"seats":["a","b"],"said":{"a":["end"]},"secrets":{"a":"QD","b":"8S"},"over":true}','3b984fddb4f33b84d1c7aa886bb538842c874fa3945591ac4fe82145150c1d3f',7,'["a", "b"]');
CREATE TABLE seats (
	campaign INTEGER NOT NULL, 
	seat VARCHAR(80) NOT NULL, 
	title TEXT NOT NULL, 
	about TEXT NOT NULL, 
	colour VARCHAR(7) NOT NULL, 
	position INTEGER NOT NULL, 
	user BIGINT, 
	mode VARCHAR(10) NOT NULL, 
	phrase TEXT NOT NULL, 
	missed INTEGER NOT NULL, 
	joined_at DATETIME, 
	thread BIGINT, 
	dm_closed BOOLEAN NOT NULL, extended INTEGER DEFAULT '0' NOT NULL, away BOOLEAN DEFAULT 0 NOT NULL, deputy_heard BOOLEAN DEFAULT 0 NOT NULL, deputy_closed BOOLEAN DEFAULT 0 NOT NULL, deputy BIGINT, deputy_thread BIGINT, offered BIGINT, 
	CONSTRAINT pk_seats PRIMARY KEY (campaign, seat), 
	CONSTRAINT fk_seats_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE, 
	CONSTRAINT uq_seats_campaign_user UNIQUE (campaign, user)
);
INSERT INTO "seats" VALUES(1,'a','Anna','','#888888',0,1,'player','',0,'2026-03-02 12:00:00.000000',NULL,0,0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(1,'b','Bert','','#888888',1,2,'player','',0,'2026-03-02 12:00:00.000000',NULL,0,0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,'a','Anna','','#888888',0,NULL,'open','',0,NULL,NULL,0,0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,'b','Bert','','#888888',1,NULL,'open','',0,NULL,NULL,0,0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,'c','Cleo','','#888888',2,NULL,'open','',0,NULL,NULL,0,0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,'d','Dora','','#888888',3,NULL,'open','',0,NULL,NULL,0,0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,'e','Egon','','#888888',4,NULL,'open','',0,NULL,NULL,0,0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(3,'red','the Reds','','#888888',0,1,'player','',0,'2026-03-02 12:00:00.000000',NULL,0,0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(3,'blue','the Blues','','#888888',1,2,'player','',0,'2026-03-02 12:00:00.000000',NULL,0,0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(3,'green','the Greens','','#888888',2,3,'player','',0,'2026-03-02 12:00:00.000000',NULL,0,0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(4,'a','Anna','','#888888',0,1,'player','',0,'2026-03-02 12:00:00.000000',NULL,0,0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(4,'b','Bert','','#888888',1,2,'player','',0,'2026-03-02 12:00:00.000000',NULL,0,0,0,0,0,NULL,NULL,NULL);
CREATE TABLE standing_orders (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	campaign INTEGER NOT NULL, 
	seat VARCHAR(80) NOT NULL, 
	position INTEGER NOT NULL, 
	link VARCHAR(10) NOT NULL, 
	once BOOLEAN NOT NULL, 
	line TEXT NOT NULL, 
	body TEXT NOT NULL, 
	given_in INTEGER, runs INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT fk_standing_orders_campaign_campaigns FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
CREATE TABLE vacations (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	user BIGINT NOT NULL, 
	campaign INTEGER, 
	begins DATETIME NOT NULL, 
	ends DATETIME NOT NULL, 
	how VARCHAR(10) NOT NULL, 
	CONSTRAINT fk_vacations_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
CREATE TABLE waiting (
	id INTEGER NOT NULL, 
	campaign INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_waiting PRIMARY KEY (id), 
	CONSTRAINT fk_waiting_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE, 
	CONSTRAINT uq_waiting_campaign_user UNIQUE (campaign, user)
);
INSERT INTO "waiting" VALUES(1,1,3,'Greta','2026-03-02 12:00:00.000000');
CREATE INDEX ix_campaigns_channel ON campaigns (channel);
CREATE INDEX ix_campaigns_guild_status ON campaigns (guild, status);
CREATE INDEX ix_seats_thread ON seats (thread);
CREATE INDEX ix_seats_user ON seats (user);
CREATE INDEX ix_events_campaign_weight_n ON events (campaign, weight, n);
CREATE INDEX ix_posts_campaign_target_id ON posts (campaign, target, id);
CREATE INDEX ix_posts_campaign_window_key_id ON posts (campaign, window_key, id);
CREATE INDEX ix_posts_state_not_before ON posts (state, not_before);
CREATE INDEX ix_deadlines_campaign_window_key ON deadlines (campaign, window_key);
CREATE INDEX ix_deadlines_due ON deadlines (due);
CREATE INDEX ix_letters_campaign_sender ON letters (campaign, sender);
CREATE INDEX ix_copies_campaign_seat ON copies (campaign, seat);
CREATE INDEX ix_copies_campaign_state ON copies (campaign, state);
CREATE INDEX ix_pacts_campaign_state ON pacts (campaign, state);
CREATE INDEX ix_pact_parties_campaign_seat ON pact_parties (campaign, seat);
CREATE INDEX ix_people_digest_at ON people (digest_at);
CREATE INDEX ix_motions_campaign_state ON motions (campaign, state);
CREATE INDEX ix_ballots_campaign_seat ON ballots (campaign, seat);
CREATE INDEX ix_standing_orders_campaign_seat_position ON standing_orders (campaign, seat, position);
CREATE UNIQUE INDEX ix_seats_campaign_deputy ON seats (campaign, deputy);
CREATE INDEX ix_seats_deputy ON seats (deputy);
CREATE INDEX ix_seats_deputy_thread ON seats (deputy_thread);
CREATE INDEX ix_vacations_user_ends ON vacations (user, ends);
CREATE INDEX ix_acts_campaign_id ON acts (campaign, id);
CREATE INDEX ix_amendments_campaign_save ON amendments (campaign, save);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('campaigns',4);
INSERT INTO "sqlite_sequence" VALUES('deadlines',28);
INSERT INTO "sqlite_sequence" VALUES('drafts',5);
COMMIT;
