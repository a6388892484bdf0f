-- Emails have two versions; those written before have only the text.
alter table mails add column html text;
