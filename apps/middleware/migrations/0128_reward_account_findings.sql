-- expand
-- The nightly check also compares the points of accounts with their lots: no trigger refuses a change of reward_balances.
alter table book_findings drop constraint book_findings_about_check;
alter table book_findings add constraint book_findings_about_check
  check (about in ('entry', 'document', 'reward-entry', 'reward', 'reward-account', 'attempt'));
