import { type MaterialPhrases, phraseLines } from './phrases.ts'

export const floorPhrases: Readonly<Record<'LVP' | 'Laminate' | 'Engineered wood' | 'Solid wood', MaterialPhrases>> = {
  LVP: {
    openings: phraseLines(`
      {color} shows {says}, in planks of {size}.
      Spills wait until you find them: {color} is waterproof through and through. It shows {says}.
      {Says}: {color} looks like boards and lives like vinyl.
      The {name} collection is vinyl for houses with dogs. {color} shows {says}.
      Quiet, warm and quick to lay, {color} shows {says}.
      {color} is printed in register, so you feel the grain where you see it: {says}.
      One weekend, one room: {color} clicks together and shows {says}.
      {?handscraped}Scraped edges give {color} an old-mill look, in {says}.
      For rentals, basements and everything with children in it: {color}, in {says}.
      Kitchen to bath without a threshold, {color} shows {says}.
    `),
    character: phraseLines(`
      The wear layer is {wear} mil, enough for {wear-means}.
      The {core} core stays flat over small dips and rigid in the sun.
      {pad-says}
      Planks lock by hand; a knife and a tapping block are all the tools you need.
      {?glue}Glued down, it carries rolling loads without a sound.
      Painted bevels set the planks apart the way real boards are.
      {faces} different plank faces keep the knots from repeating.
      Grip when wet is {dcof}.
      Let the cartons rest in the room for a day, then lay.
      {certification-says}
    `),
  },
  Laminate: {
    openings: phraseLines(`
      {color} shows {says}, in planks of {size}.
      Hard to scratch and easy to afford: {color} shows {says}.
      {Says}: {color} has the grain pressed into its face.
      The {name} collection gives a whole floor in a weekend; {color} shows {says}.
      {color} is laminate that does not sound or look like it. Expect {says}.
      Office chairs, toy trucks, high heels: {color} has seen them all. It shows {says}.
      For bedrooms and living rooms on a budget, {color} shows {says}.
      {?matte}No shine, no fuss: {color} shows {says}.
    `),
    character: phraseLines(`
      Rated {ac}, {ac-means}.
      The fold-down lock needs no glue, and planks can be taken up again.
      Water-repellent edges give you time to find the spill, though not overnight.
      At {thickness} thick it feels solid underfoot, more so over a good underlayment.
      {faces} plank faces make repeats hard to spot.
      The resin face keeps its color in full sun.
      Leave a quarter inch at the walls so that it can move with the seasons.
      {certification-says}
      It is not for bathrooms with a tub; choose vinyl or tile there.
    `),
  },
  'Engineered wood': {
    openings: phraseLines(`
      {species} with {says}, in boards {boards}.
      Real {species} on a steady core: {color} has {says}.
      {color} puts {species} on the floor with {says}.
      The {name} collection saws {species} wide; {color} has {says}.
      {?brushed}Wire-brushed so that the grain stands up, {color} is {species} with {says}.
      {?handscraped}Scraped along the grain, {color} is {species} with {says}.
      {?satin}A satin lacquer protects {species} with {says}.
      {?matte}You see the wood and not the varnish: {species} with {says}.
      Wide boards, few seams: {color} is {species} with {says}.
      {color} is {species} for people who wanted solid and have a slab. It has {says}.
    `),
    character: phraseLines(`
      A {veneer} mm face of real wood can be sanded and finished again.
      Cross-laid layers keep it flat where solid boards would cup, even over radiant heat.
      {species} rates {janka} on the Janka scale; {janka-means}.
      {grade} grade: {grade-means}.
      Boards need {acclimation} days in the room before they go down.
      {installation}, over plywood or a dry slab.
      Light and dark boards come in every carton ({shade}), so work from several.
      The finish is cured at the mill; you can walk on it the same evening.
      Micro-beveled edges hide the small steps an old subfloor leaves.
    `),
  },
  'Solid wood': {
    openings: phraseLines(`
      Solid {species} with {says}, {thickness} thick, in boards {boards}.
      {color} is {species} all the way down, with {says}.
      The {name} collection is what floors used to be: {species} with {says}.
      {color} will outlast the mortgage: solid {species} with {says}.
      {?satin}Under a satin finish, {species} shows {says}.
      {?handscraped}Scraped by hand, {species} shows {says}.
      {?matte}A dull oil-like finish leaves {species} with {says}.
      Nail it down once and refinish it for a hundred years. {color} is {species} with {says}.
      Narrow strips or wide planks, {color} is {species} with {says}.
    `),
    character: phraseLines(`
      There is wood enough above the tongue to sand it five times.
      {species} rates {janka} on the Janka scale; {janka-means}.
      {grade} grade: {grade-means}.
      It wants {acclimation} days in the house, in opened cartons, before it is nailed.
      Nail it to plywood, above ground: slabs and basements are for engineered boards.
      Humidity between 35 and 55 percent keeps the seams closed.
      Lengths are mixed, up to {longest}, so joints never line up.
      Tone varies from board to board ({shade}), as in any tree.
      The prefinished surface saves you the sander and the smell.
    `),
  },
}
