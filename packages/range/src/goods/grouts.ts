import type { ProductAttributes } from '@tessera/contract/shop/product-facts'
import { type GroutColor, groutColors } from './grout-colors.ts'
import { goodUnits, type StandaloneGood } from './standalone-good.ts'

type GroutType = NonNullable<ProductAttributes['groutType']>

interface Mix {
  key: string
  type: GroutType
  title: string
  unit: 'bag' | 'pail'
  lbs: number
  cents: number
  joint: readonly [number, number]
  /** The number of colors it comes in. */
  colors: number
  describe: (color: string) => string
  story: string
}

const mixes: readonly Mix[] = [
  {
    key: 'sanded',
    type: 'Sanded',
    title: 'Sanded Grout',
    unit: 'bag',
    lbs: 25,
    cents: 2699,
    joint: [0.125, 0.5],
    colors: 21,
    describe: (color) =>
      `Polymer-modified sanded grout in ${color}, for joints from 1/8 to 1/2 inch. Sand keeps wide joints from shrinking, and the color holds from the first bag to the last.`,
    story:
      'Mix with clean water to the stiffness of peanut butter and let it rest ten minutes.\nA 25 lb bag fills about 200 sq ft of 12 × 12 tile at 1/8 inch.',
  },
  {
    key: 'unsanded',
    type: 'Unsanded',
    title: 'Unsanded Grout',
    unit: 'bag',
    lbs: 10,
    cents: 1899,
    joint: [0.0625, 0.125],
    colors: 21,
    describe: (color) =>
      `Fine, unsanded grout in ${color}, for joints up to 1/8 inch. It will not scratch polished marble, glass or a gloss glaze, and it sticks to vertical joints while you work.`,
    story: 'Work it in on the diagonal with a soft float, and wash twice with little water.\nSeal it after three days.',
  },
  {
    key: 'epoxy',
    type: 'Epoxy',
    title: 'Epoxy Grout',
    unit: 'pail',
    lbs: 9,
    cents: 8999,
    joint: [0.0625, 0.375],
    colors: 12,
    describe: (color) =>
      `Two-part epoxy grout in ${color} that never needs sealing. Wine, oil and chlorine leave no trace, which makes it the choice for showers, counters and pools.`,
    story:
      'Mix a whole kit at a time and spread it within 45 minutes.\nWash with the packets in the pail before it sets, because afterwards nothing takes it off.',
  },
  {
    key: 'ready',
    type: 'Ready-mix',
    title: 'Ready-Mixed Grout',
    unit: 'pail',
    lbs: 8,
    cents: 4999,
    joint: [0.0625, 0.25],
    colors: 10,
    describe: (color) =>
      `Ready to use from the pail, in ${color}. No mixing, no shading between batches, no sealer: what is left over keeps for the next repair.`,
    story: 'Spread, wash with a damp sponge and leave it for three days before water.\nNot for steam showers or pools.',
  },
]

const parcels = { bag: [18, 12, 5], pail: [10, 10, 9] } as const

function groutOf(mix: Mix, { name, hex, family }: GroutColor): StandaloneGood {
  const size = `${mix.lbs} lb`
  return {
    key: `grout-${mix.key}-${name}`,
    kind: 'grout',
    name: `Boreal ${mix.title} ${name} ${size}`,
    category: 'Grout',
    brand: 'boreal',
    attributes: {
      groutType: mix.type,
      color: name,
      colorFamily: family,
      jointMinIn: mix.joint[0],
      jointMaxIn: mix.joint[1],
      needsSealing: mix.type === 'Sanded' || mix.type === 'Unsanded',
    },
    units: goodUnits(mix.unit, 'lb', { lbs: mix.lbs, perPallet: mix.unit === 'bag' ? 60 : 48 }),
    cents: mix.cents,
    description: mix.describe(name),
    story: mix.story,
    picture: {
      kind: 'goods',
      goods: mix.unit,
      title: mix.title,
      detail: `${name} · ${size}`,
      color: hex,
      accent: '#2f3b45',
    },
    alt: `A ${size} ${mix.unit} of ${mix.title.toLowerCase()} in ${name}`,
    parcel: parcels[mix.unit],
  }
}

export const grouts: readonly StandaloneGood[] = mixes.flatMap((mix) =>
  pickEvenly(groutColors, mix.colors).map((color) => groutOf(mix, color)),
)

/** Picks evenly from the list, so that a short color card still has light, dark and strong colors. */
function pickEvenly<T>(all: readonly T[], count: number): readonly T[] {
  return all.filter(
    (_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  )
}
