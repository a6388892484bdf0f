import type { WireProductFacet } from './wire.ts'

/** Filterable facets: name, and the path of the value in a product's facts. */
const rows: readonly (readonly [id: string, name: string, path: string])[] = [
  ['material', 'Material', 'attributes.material'],
  ['look', 'Look', 'attributes.look'],
  ['color-family', 'Color family', 'attributes.colorFamily'],
  ['color', 'Color', 'attributes.color'],
  ['finish', 'Finish', 'attributes.finish'],
  ['shape', 'Shape', 'attributes.shape'],
  ['size', 'Size', 'attributes.nominalSize'],
  ['size-group', 'Size group', 'attributes.sizeGroup'],
  ['edge', 'Edge', 'attributes.edge'],
  ['use', 'Use', 'attributes.use'],
  ['room', 'Room', 'attributes.room'],
  ['suits', 'Can be used on', 'attributes.suits'],
  ['abrasion', 'Wear class', 'attributes.abrasionClass'],
  ['grip', 'Wet grip class', 'attributes.dcofClass'],
  ['absorption', 'Water absorption', 'attributes.absorption'],
  ['frost', 'Frost resistant', 'attributes.frostResistant'],
  ['shade', 'Shade variation', 'attributes.shadeVariation'],
  ['texture', 'Texture', 'attributes.texture'],
  ['brand', 'Brand', 'brand'],
  ['collection', 'Collection', 'collection'],
]

export const facets: readonly WireProductFacet[] = rows.map(([ID, Name, XpPath], ListOrder) => ({
  ID,
  Name,
  XpPath,
  ListOrder,
  MinCount: 1,
}))
