import { goodUnits, type StandaloneGood } from './standalone-good.ts'

interface Row {
  key: string
  title: string
  form: 'roll' | 'board' | 'pail'
  sqft: number
  lbs: number
  cents: number
  thickness?: number
  sound?: readonly [iic: number, stc: number]
  description: string
  story: string
}

const rows: readonly Row[] = [
  {
    key: 'uncoupling-54',
    title: 'Uncoupling Mat',
    form: 'roll',
    sqft: 54,
    lbs: 9,
    cents: 10999,
    thickness: 0.125,
    description:
      'Keeps cracks in the subfloor from reaching the tile. One roll does a bathroom; cut it with a knife and set it in thinset.',
    story:
      'Fill the cavities with unmodified mortar and tile the same day.\nSeams banded with tape make it waterproof as well.',
  },
  {
    key: 'uncoupling-161',
    title: 'Uncoupling Mat',
    form: 'roll',
    sqft: 161,
    lbs: 26,
    cents: 29999,
    thickness: 0.125,
    description:
      'The same mat on a contractor roll, for kitchens and whole floors. Lets wood and tile move at their own pace.',
    story: 'Roll it out with the fleece side down.\nWorks over plywood, concrete and old vinyl.',
  },
  {
    key: 'uncoupling-323',
    title: 'Uncoupling Mat',
    form: 'roll',
    sqft: 323,
    lbs: 51,
    cents: 56999,
    thickness: 0.125,
    description: 'A full-size roll for a ground floor or a storefront. Fewer seams, less tape, less time.',
    story: 'Two people carry it.\nFor level floors over plywood or slab.',
  },
  {
    key: 'waterproof-54',
    title: 'Waterproofing Membrane',
    form: 'roll',
    sqft: 54,
    lbs: 5,
    cents: 8999,
    thickness: 0.02,
    description:
      'A thin sheet that makes a shower watertight before the first tile goes up. Bonds with thinset, folds into corners, needs no curing.',
    story:
      'Overlap seams by two inches and flood-test before tiling.\nFor shower walls, floors, niches and steam rooms.',
  },
  {
    key: 'waterproof-108',
    title: 'Waterproofing Membrane',
    form: 'roll',
    sqft: 108,
    lbs: 10,
    cents: 16999,
    thickness: 0.02,
    description: 'Enough sheet membrane for a walk-in shower with its bench. Meets the plumbing codes for pan liners.',
    story: 'Start at the drain and work up.\nTile as soon as the flood test is done.',
  },
  {
    key: 'liquid-1',
    title: 'Liquid Waterproofing',
    form: 'pail',
    sqft: 50,
    lbs: 11,
    cents: 6499,
    description:
      'Rolls on pink and dries red, so you can see when it is ready. Two coats over backer board make a shower watertight.',
    story: 'Reinforce corners with fabric.\nOne gallon covers about 50 sq ft in two coats.',
  },
  {
    key: 'liquid-3',
    title: 'Liquid Waterproofing',
    form: 'pail',
    sqft: 175,
    lbs: 38,
    cents: 17999,
    description:
      'Three and a half gallons for several showers or one large deck. Stops water and bridges cracks up to an eighth of an inch.',
    story: 'Brush, roll or spray it.\nReady for tile in one to two hours.',
  },
  {
    key: 'cork',
    title: 'Cork Underlayment',
    form: 'roll',
    sqft: 200,
    lbs: 42,
    cents: 18999,
    thickness: 0.236,
    sound: [66, 64],
    description: 'Natural cork that keeps footsteps from the room below. Under tile, wood or laminate.',
    story: 'Glue it down under tile, or float it under planks.\nMeets most condominium sound rules.',
  },
  {
    key: 'foam',
    title: 'Foam Underlayment',
    form: 'roll',
    sqft: 100,
    lbs: 6,
    cents: 3499,
    thickness: 0.079,
    sound: [60, 58],
    description:
      'Light foam with a vapor film, for laminate and floating wood. Evens out a subfloor and takes the click out of every step.',
    story: 'Butt the seams and tape them.\nDo not use it under vinyl that has a pad of its own.',
  },
  {
    key: 'rubber',
    title: 'Rubber Underlayment',
    form: 'roll',
    sqft: 100,
    lbs: 88,
    cents: 13999,
    thickness: 0.197,
    sound: [71, 68],
    description: 'Dense recycled rubber for upper floors and music rooms. The quietest layer you can put under a tile.',
    story: 'Made from old tires, down to the last crumb.\nLoose-lay it under planks, glue it under tile.',
  },
  {
    key: 'cement-board',
    title: 'Cement Backer Board 1/2 in',
    form: 'board',
    sqft: 15,
    lbs: 39,
    cents: 1699,
    thickness: 0.5,
    description:
      'The wall to tile on: it neither swells nor softens. Three by five feet, one half inch, scored and snapped with a knife.',
    story: 'Screw it every eight inches and tape the seams with alkali-proof mesh.\nFor walls, floors and counters.',
  },
  {
    key: 'cement-board-quarter',
    title: 'Cement Backer Board 1/4 in',
    form: 'board',
    sqft: 15,
    lbs: 25,
    cents: 1499,
    thickness: 0.25,
    description: 'A thinner board for floors and counters, where half an inch is too much height.',
    story: 'Bed it in thinset and screw it every eight inches.\nStagger the seams.',
  },
  {
    key: 'foam-board',
    title: 'Foam Backer Board 1/2 in',
    form: 'board',
    sqft: 15,
    lbs: 7,
    cents: 3299,
    thickness: 0.5,
    description:
      'Waterproof through and through, and light enough to carry six at once. Cut it with a knife; seal the seams, and the shower is ready.',
    story: 'No taping of the face, no second membrane.\nFor walls only.',
  },
  {
    key: 'fiber-board',
    title: 'Fiber-Cement Board 1/4 in',
    form: 'board',
    sqft: 15,
    lbs: 27,
    cents: 1899,
    thickness: 0.25,
    description: 'Smooth, grid-marked board that cuts cleanly and does not crumble at the edges.',
    story: 'The printed grid shows where screws go.\nFor floors and counters.',
  },
]

const sizes = { roll: [39, 12, 12], board: [60, 36, 0.5], pail: [13, 12, 12] } as const
const colors = { roll: '#d98032', board: '#b5b3ad', pail: '#c45a6a' } as const

export const membranes: readonly StandaloneGood[] = rows.map((row) => ({
  key: `membrane-${row.key}`,
  kind: 'membrane',
  name: `Boreal ${row.title} ${row.sqft} sq ft`,
  category: row.form === 'board' ? 'Backer Board' : 'Membranes & Underlayment',
  brand: 'boreal',
  attributes: {
    coverageSqft: row.sqft,
    ...(row.thickness !== undefined && { thicknessIn: row.thickness }),
    ...(row.sound && { iic: row.sound[0], stc: row.sound[1] }),
  },
  units: goodUnits(row.form === 'board' ? 'piece' : row.form, row.form === 'pail' ? 'each' : 'sq ft', {
    lbs: row.lbs,
    sqft: row.sqft,
    perPallet: row.form === 'board' ? 40 : 18,
  }),
  cents: row.cents,
  description: row.description,
  story: row.story,
  picture: {
    kind: 'goods',
    goods: row.form,
    title: row.title,
    detail: `${row.sqft} sq ft`,
    color: colors[row.form],
    accent: '#2f3b45',
  },
  alt: `${row.title}, ${row.sqft} square feet`,
  parcel: sizes[row.form],
}))
