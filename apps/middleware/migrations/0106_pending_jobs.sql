-- expand
-- Jobs of commits that come by the hundred in a second. The job queue notifies its workers in each commit, and
-- notifications of one database commit one after the other; these are handed to the queue in batches.
create table pending_jobs (
  id bigint generated always as identity primary key,
  task text not null,
  payload json not null,
  job_key text,
  max_attempts integer not null,
  created_at timestamptz not null default now()
);
