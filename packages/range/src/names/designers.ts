import type { Designer } from '../product-range.ts'

const defineDesigner = (id: string, name: string, description: string): Designer => ({ id, name, description })

/** All fictional. */
export const designers: readonly Designer[] = [
  defineDesigner('amalia-verne', 'Amalia Verne', 'Paints in two colours at a time, and lets glaze do the rest.'),
  defineDesigner('tobias-hallgren', 'Tobias Hallgren', 'Draws floors that look better in their tenth year.'),
  defineDesigner('ines-cabral', 'Inês Cabral', 'Redraws the patterns of old Lisbon stairwells.'),
  defineDesigner('marcus-odell', 'Marcus Odell', 'Hotels by day, kitchens by heart.'),
  defineDesigner('yuki-tanabe', 'Yuki Tanabe', 'Quiet surfaces, strict proportions.'),
  defineDesigner('priya-raman', 'Priya Raman', 'Colour first, then the room.'),
  defineDesigner('elodie-marchand', 'Élodie Marchand', 'Collects fabrics and turns them into tile.'),
  defineDesigner('sam-whitlock', 'Sam Whitlock', 'Grew up in a sawmill, and it shows.'),
  defineDesigner('noor-haddad', 'Noor Haddad', 'Geometry learned from courtyards.'),
  defineDesigner('greta-lindqvist', 'Greta Lindqvist', 'Believes in white, in eleven versions.'),
]
