import Type, { type Static } from 'typebox'
import rows from '../../data/grouts.json' with { type: 'json' }
import { checkData, dataCents, dataMeasure, dataRange, dataRow, dataText } from '../check-data.ts'
import { type GroutColor, groutColors } from './grout-colors.ts'
import { goodUnits, type StandaloneGood } from './standalone-good.ts'

const groutRow = dataRow({
  key: dataText(),
  type: Type.Enum(['Sanded', 'Unsanded', 'Epoxy', 'Ready-mix']),
  title: dataText(),
  unit: Type.Enum(['bag', 'pail']),
  lbs: dataMeasure(),
  cents: dataCents(),
  /** Narrowest and widest joint in inches. */
  joint: dataRange(),
  /** The number of colors it comes in. */
  colors: Type.Integer({ minimum: 1 }),
  /** With the gap `{color}`. */
  description: dataText(),
  story: dataText(),
})

const parcels = { bag: [18, 12, 5], pail: [10, 10, 9] } as const

function groutOf(mix: Static<typeof groutRow>, { name, hex, family }: GroutColor): StandaloneGood {
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
    description: mix.description.replace('{color}', name),
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

export const grouts: readonly StandaloneGood[] = checkData('grouts.json', Type.Array(groutRow), rows).flatMap((mix) =>
  pickEvenly(groutColors, mix.colors).map((color) => groutOf(mix, color)),
)

/** Picks evenly from the list, so that a short color card still has light, dark and strong colors. */
function pickEvenly<T>(all: readonly T[], count: number): readonly T[] {
  return all.filter(
    (_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  )
}
