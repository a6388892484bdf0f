import type { Designer } from '../range.ts'

const designer = (id: string, name: string, description: string): Designer => ({ id, name, description })

/** All fictional. */
export const designers: readonly Designer[] = [
  designer('amalia-verne', 'Amalia Verne', 'Paints in two colours at a time, and lets glaze do the rest.'),
  designer('tobias-hallgren', 'Tobias Hallgren', 'Draws floors that look better in their tenth year.'),
  designer('ines-cabral', 'Inês Cabral', 'Redraws the patterns of old Lisbon stairwells.'),
  designer('marcus-odell', 'Marcus Odell', 'Hotels by day, kitchens by heart.'),
  designer('yuki-tanabe', 'Yuki Tanabe', 'Quiet surfaces, strict proportions.'),
  designer('priya-raman', 'Priya Raman', 'Colour first, then the room.'),
  designer('elodie-marchand', 'Élodie Marchand', 'Collects fabrics and turns them into tile.'),
  designer('sam-whitlock', 'Sam Whitlock', 'Grew up in a sawmill, and it shows.'),
  designer('noor-haddad', 'Noor Haddad', 'Geometry learned from courtyards.'),
  designer('greta-lindqvist', 'Greta Lindqvist', 'Believes in white, in eleven versions.'),
]
