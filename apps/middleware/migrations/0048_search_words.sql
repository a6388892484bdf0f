-- Shops that were filled before get the changed and new synonyms; rows that staff edited stay as they are.
update synonyms set same = array['bullnose', 'bull nose'] where same = array['bullnose', 'edge trim', 'bull nose'];

insert into synonyms (from_words, to_words)
select from_words, to_words
from (values
  (array['baseboard', 'base board', 'base molding', 'skirting'], array['quarter round']),
  (array['edge trim', 'tile edging'], array['metal edge', 'bullnose']),
  (array['t molding', 'reducer', 'threshold', 'transition strip'], array['flooring trim']),
  (array['blue'], array['navy']),
  (array['cheap', 'inexpensive', 'budget', 'affordable'], array['everyday value', 'clearance'])
) as added (from_words, to_words)
where exists (select from synonyms);
