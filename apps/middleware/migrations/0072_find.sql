-- A search for a whole number, SKU or email address puts that record first.
create function text_is(asked text, one text, other text, third text) returns boolean language sql immutable parallel safe
  return coalesce(lower(one) = asked or lower(other) = asked or lower(third) = asked, false);
