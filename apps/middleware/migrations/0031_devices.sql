-- Which browser on what, in words; never the whole of what it says about itself.
alter table sessions add column device text;
