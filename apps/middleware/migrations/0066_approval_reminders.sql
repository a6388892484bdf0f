-- Approvers are reminded once of an order that still waits.
alter table sales_documents add column approval_reminded_at timestamptz;
