-- expand
-- Words to applicants for a Pro Account, beside those about quotes.
alter table staff_templates drop constraint staff_templates_kind_check;
alter table staff_templates add constraint staff_templates_kind
  check (kind in ('offer', 'decline', 'message', 'pro-ask', 'pro-decline'));
insert into staff_templates (kind, name, body) values
  ('pro-ask', 'Certificate is missing', 'Could you send us your resale or tax certificate? Then we can finish your Pro Account.'),
  ('pro-ask', 'Certificate has expired', 'Your certificate has expired. Could you send us the current one?'),
  ('pro-ask', 'Tax ID doesn’t match', 'The tax ID you entered isn’t the one on your certificate. Which one is right?'),
  ('pro-decline', 'Not in the trade', 'Pro Accounts are for businesses in the trade. You’re welcome to keep shopping at our regular prices.'),
  ('pro-decline', 'Couldn’t verify', 'We couldn’t verify your business with what we have. You’re welcome to apply again with your current papers.')
  on conflict do nothing;
