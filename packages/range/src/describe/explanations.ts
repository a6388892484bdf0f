/** Explanations of ratings for readers who do not know them. */
export const wearExplanations: Readonly<Record<string, string>> = {
  '0': 'walls only',
  I: 'walls, and floors for bare feet',
  II: 'bathrooms and bedrooms',
  III: 'every floor in a home',
  IV: 'homes with dogs, and light commercial floors',
  V: 'shops and restaurants',
}

export const wearLayerExplanations: Readonly<Record<number, string>> = {
  6: 'bedrooms and guest rooms',
  12: 'a busy household',
  20: 'dogs, children and light commercial traffic',
  28: 'shops and offices',
}

export const acExplanations: Readonly<Record<string, string>> = {
  AC3: 'which covers every room of a home',
  AC4: 'which covers a busy home and a small office',
  AC5: 'which covers a shop floor',
}

export const gradeExplanations: Readonly<Record<string, string>> = {
  Select: 'even color and hardly a knot',
  Character: 'some knots, some color, all of it sound',
  Rustic: 'knots, splits and mineral streaks on show',
  'No. 1 Common': 'natural variation and small tight knots',
}

export const lookPhrases: Readonly<Record<string, string | undefined>> = {
  Marble: 'the look of marble',
  Stone: 'the look of quarried stone',
  Wood: 'the look of wood',
  Concrete: 'the look of poured concrete',
  Terrazzo: 'the look of terrazzo',
  Encaustic: 'the look of cement tile',
  Textile: 'the look of woven cloth',
  Metallic: 'the look of metal',
}

const softestHard = 1300

export const explainJanka = (janka: number): string => {
  if (janka > 1600) return 'it is about as hard as native woods get'
  return janka >= softestHard ? 'it takes family life without complaint' : 'it is softer, so use rugs where chairs move'
}

const nations = /^(American|European)\b/
/** Within a sentence: 'white oak', but 'European oak'. */
export function plainSpecies(name: string): string {
  const nation = nations.exec(name)?.[0] ?? ''
  return nation + name.slice(nation.length).toLowerCase()
}

export const explainPad = (pad: string): string =>
  `A ${pad} is attached, so no underlayment is needed and steps stay quiet.`
