-- What somebody may order in a calendar month; nobody's unless a manager says so.
alter table people add column month_limit_cents bigint check (month_limit_cents >= 0);
