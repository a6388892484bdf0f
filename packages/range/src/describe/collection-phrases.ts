import { type PhraseTemplates, phraseLines } from './phrases.ts'

export const collectionPhrases: PhraseTemplates = phraseLines(`
  {name} is made by {brand} in {count} colors, from {one} to {last}.
  {?many}{name} comes in {count} colors that were chosen to sit side by side, {one} and {last} among them.
  {?several}{brand} built {name} around {one}, and {last} followed.
  {?single}{name} is one color done well: {one}, by {brand}.
  {?single}{brand} makes {name} in {one} and nothing else.
  {designer} drew {name} for {brand}, and {one} came first.
  {name}, by {designer} for {brand}, starts from {one}.
  {?own}{name} belongs to our own everyday range: always stocked, fairly priced, easy to match later.
  {?own}We keep {name} in stock all year, so a repair in three years is no problem.
  {brand} makes {name} in {country}, in {count} colors.
  {brand} makes {name} in {country}.
  Mix {one} with {last}: {name} has both in the same sizes.
  In {name}, {brand} shows what {material} can do: {count} colors, matching pieces, one body.
  {?many}{name} has grown since it began with {one}; today it counts {count} colors.
`)

export const packPhrases: Readonly<Record<'covering' | 'trim', PhraseTemplates>> = {
  covering: phraseLines(`
    One {unit} covers {sqft} sq ft.
    Sold by the {unit}: {sqft} sq ft, about {lbs} lb.
    {?tile}{?field}There are {pieces} in a {unit}, enough for {sqft} sq ft.
    Figure on {sqft} sq ft to the {unit}.
    Each {unit} holds {sqft} sq ft.
  `),
  trim: phraseLines(`
    Each piece is {inches} inches long.
    Sold by the piece, {inches} inches each.
    A piece runs {inches} inches.
  `),
}
