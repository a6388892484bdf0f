import { type MaterialPhrases, phraseLines } from './phrases.ts'

export const castPhrases: Readonly<Record<'Cement' | 'Terrazzo', MaterialPhrases>> = {
  Cement: {
    openings: phraseLines(`
      {?encaustic}{color} shows {says}, pressed into the face one color at a time.
      {?encaustic}Poured, pressed and cured, never fired: {color} shows {says}.
      {?encaustic}{color} lays a carpet of cement. Each tile shows {says}.
      {?encaustic}Made one by one in a brass mold, {color} shows {says}.
      {?encaustic}{Says}: {color} is drawn by hand and made by press.
      {?solid}{color} cement is {says}.
      {?solid}No glaze, no shine: {color} is {says}.
      {?solid}{color} has the soft bloom that only cement has. It is {says}.
      The {name} collection keeps an old craft going; {color} shows {says}.
      Set {color} once and watch it mellow. It shows {says}.
    `),
    character: phraseLines(`
      {?encaustic}The pattern goes down an eighth of an inch, so decades of steps will not wear it off.
      {?solid}The color goes down an eighth of an inch, so decades of steps will not wear it off.
      Hairlines and a little bloom come with the craft ({shade}).
      Seal it before grouting and after; sealed, it lives happily in a kitchen.
      It is {thickness} thick, so plan the height at the door.
      Set it tight, with {joint} between tiles, and the pattern joins up.
      Never use acid on it: water and a neutral soap do everything.
      Mix tiles from several boxes, because every mold has its own hand.
      It needs no firing, and that saves most of the energy a tile takes.
      {?encaustic}Lay four together on the workbench first: the repeat is larger than one tile.
    `),
  },
  Terrazzo: {
    openings: phraseLines(`
      {color} terrazzo is {says}.
      Marble chips bound in cement and ground flat: {color} is {says}.
      {Says}: {color} is the real thing, not a print of it.
      The {name} collection cuts terrazzo from blocks; {color} is {says}.
      Airports know why. {color} is {says}, and it wears for generations.
      {?honed}Honed to a soft sheen, {color} is {says}.
      {?polished}Polished until the chips glow, {color} is {says}.
      Every slice of {color} is different: {says}.
    `),
    character: phraseLines(`
      It can be ground again in thirty years and look new.
      Chips lie where they fell, so no two tiles match ({shade}).
      Seal it before grouting and once a year where people cook.
      It is {thickness} thick and heavy: plan the subfloor for it.
      {?polished}Keep the polished face for dry rooms.
      {?honed}The honed face is kinder to wet shoes, at {dcof}.
      Narrow joints of {joint}, in a grout that matches the ground, make it read as poured.
      Lemon and vinegar etch it, as they do marble.
    `),
  },
}
