-- expand
-- Staff send an email again: one that was sent leaves as a copy, because receivers drop a second one with the same ID.
alter table mails
  add column resent_of uuid,
  add column resent_by text,
  -- a second press of the same button
  add column resend_key text;
create unique index mails_resend_key on mails (resend_key) where resend_key is not null;
