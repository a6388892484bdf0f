-- expand
-- Goes up with every decision about a review and every answer, so that one of staff names what it was made on. The version counts the
-- words alone, because the link in the shop's email may change its decision about the same words.
alter table reviews add column decisions integer not null default 0;
