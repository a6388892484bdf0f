-- What an unfinished filling has done: a start that was cut off goes on after it. Gone once the filling is finished.
create table filling_steps (
  filling text not null,
  step text not null,
  done_at timestamptz not null default now(),
  primary key (filling, step)
);
