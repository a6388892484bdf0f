-- expand
-- Programs ask every minute which orders changed lately. Each page of a hundred read all submitted orders and sorted
-- them: 100 ms at 5,000. The ranges of this index are read instead, and unlike an entry of a B-tree they leave updates of
-- an order within its page.
create index orders_last_updated on orders using brin (last_updated) with (pages_per_range = 8, autosummarize = on);
