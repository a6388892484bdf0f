import { type MaterialPhrases, phraseLines } from './phrases.ts'

export const firedPhrases: Readonly<
  Record<'Porcelain' | 'Ceramic' | 'Terracotta' | 'Glass' | 'Metal', MaterialPhrases>
> = {
  Porcelain: {
    openings: phraseLines(`
      {?glazed}{color} shows {says}, printed deep and fired hard.
      {Says}: {color} gives you {look-of} and none of the upkeep.
      From the {name} collection comes {color}, in {says}.
      {?marble}All the drama of marble, without the sealing: {color} shows {says}.
      {?marble}You would have to tap it to know it is not marble. {color} shows {says}.
      {?stone}It looks quarried and behaves like porcelain: {color}, in {says}.
      {?stone}{color} brings {says} to floors where real stone would be work.
      {?concrete}{color} has the calm of poured concrete: {says}.
      {?concrete}Think of a gallery floor. {color} is {says}.
      {?terrazzo}Old school corridors meet new kitchens: {color} is {says}.
      {?terrazzo}{color} scatters its chips all through the face, in {says}.
      {?wood}The grain is wood and the rest is porcelain: {color} shows {says}.
      {?wood}{color} puts {says} into bathrooms, where boards would never go.
      {?wood}Planks you can mop: {color} shows {says}.
      {?textile}{color} looks woven and feels dry and fine: {says}.
      {?encaustic}{color} repeats {says}, tile after tile.
      {?encaustic}One tile of {color} is a detail; forty make a rug. Each shows {says}.
      {?encaustic}Painted-cement charm that never needs sealing: {color} shows {says}.
      {?metallic}{color} catches light like sheet metal: {says}.
      {?solid}A plain color, done properly: {color} is {says}.
      {?mosaic}{color} on mesh: {says}.
      {?large}At {size}, {color} leaves hardly a joint in sight. It shows {says}.
    `),
    character: phraseLines(`
      {?printed}{faces} different faces keep the pattern from repeating across the floor.
      {?rectified}{?notmosaic}Edges are ground square, so the joint can be as narrow as {joint}.
      {?pressed}{?notmosaic}Softly pressed edges ask for a joint of {joint} and forgive a wavy subfloor.
      Water hardly gets in (under half a percent), so coffee, mud and frost stay on top.
      {?glazed}The glaze is rated class {pei}: {pei-means}.
      {?unglazed}Color runs all the way through, so a chip is hard to find.
      {?dcof}Wet grip measures {dcof}, above the 0.42 that level wet floors call for.
      {?polished}The polish belongs on walls and dry floors; its matte sibling takes over where it gets wet.
      {?textured}The textured face keeps its grip outdoors, at {dcof} when wet.
      {?v3}Shade moves from piece to piece ({shade}), the way the real thing does.
      {?v1}Shade stays even ({shade}), which makes it easy to add to later.
      {?frost}{?outdoor}It stays outside all winter without complaint.
      {?mosaic}The chips have the same body and the same color as the matching field tile.
      {?plank}Offset rows by no more than a third, and the slight bow that every plank has will not show.
      {?large}Use a leveling system and a second pair of hands.
    `),
  },
  Ceramic: {
    openings: phraseLines(`
      {color} is {says}, in a {finish} glaze.
      {Says}, glazed and fired: that is {color} from the {name} collection.
      {?gloss}Light slides across {color}, {says} under a clear gloss.
      {?matte}{color} keeps it matte: {says}, with no glare at all.
      {?crackle}Under its crackled glaze {color} is {says}, and the fine lines deepen as it ages.
      {?handmade}Each piece of {color} comes out of the kiln a little different: {says}, pooled at the edges.
      {?handmade}Wavy faces, uneven corners and {says}: {color} looks made by hand because its molds were.
      {?handmade}Put a lamp beside {color} and the wall starts to move. It is {says}.
      {?subway}The format that never leaves: {size}, in {says}.
      {?subway}{color} does what subway tile should, for less than you would think. It is {says}.
      {?relief}Ridges catch the light and {color}, {says}, does the rest.
      {?marble}{color} dresses a wall in {says}, without the weight of stone.
      {?brick}Old brick without the dust: {color} is {says}.
      {?brick}{color} brings {says} to a backsplash in half an inch.
      {?floor}{?notmosaic}An honest floor in {color}: {says}.
      {?floor}{?notmosaic}{color} is {says}, at a price that covers the whole ground floor.
      {?shaped}The outline does the talking; {color} is {says}.
    `),
    character: phraseLines(`
      {?v4}Shade swings widely ({shade}), so mix three boxes at a time and enjoy it.
      {?v3}Shade moves from piece to piece ({shade}); blend as you set.
      {?v1}Color is even ({shade}), so a wall reads as one surface.
      {?wallonly}It is made for walls: light to hang, easy to cut and happy with a snap cutter.
      {?wallonly}The body is soft enough to nip by hand around outlets.
      {?gloss}A wipe is all the cleaning it wants.
      {?crackle}Seal the crackle before grouting, and again every year in a shower.
      {?glazed}{?floor}The glaze is rated class {pei}: {pei-means}.
      {?natural}Edges are irregular on purpose; set it by eye with joints of about {joint}.
      {?pressed}{?field}Self-spacing lugs keep the joints near {joint}.
      {?rectified}Rectified edges close up to {joint}, so the veining runs on.
      {?relief}Light from above or from one side brings the relief out.
      {?matte}The matte glaze hides fingerprints and water spots alike.
      {?shaped}A starter row in the center saves slivers at both ends.
    `),
  },
  Terracotta: {
    openings: phraseLines(`
      {color} terracotta is {says}, molded, dried and fired the slow way.
      {Says}: {color} is clay and very little else.
      The {name} collection makes floors like grandmother's kitchen; {color} is {says}.
      You can tell where the fire reached {color}: {says}.
      {color}, in {size}, is {says}, and no two pieces agree.
      Warm underfoot and warm to look at, {color} is {says}.
      Handprints and paw marks turn up now and then. {color} is {says}.
      A courtyard in a box: {color}, {says}.
    `),
    character: phraseLines(`
      Expect chips, specks and thumb marks; they are the point ({shade}).
      It is thick and needs a flat bed of mortar, {thickness} in all.
      Seal it twice before grouting and once after.
      Left bare it drinks oil and wine; sealed, it shrugs.
      Wide joints of {joint} suit its uneven sides.
      The color deepens over the years, most of all where people walk.
      It holds the warmth of the sun, or of a heated floor, for hours.
      Set it inside or where winters are mild: frost gets into the pores.
    `),
  },
  Glass: {
    openings: phraseLines(`
      {color} glass is {says}.
      Light goes in, turns around and comes back: {color} is {says}.
      {Says}: {color} looks lit from behind.
      {?gloss}Clear and glossy, {color} is {says}.
      {?matte}Etched to a soft matte, {color} is {says}.
      From the {name} collection, {color} glass in {size}: {says}.
      {?mosaic}Small chips of {color} turn a niche into a jewel box. They show {says}.
      {?mosaic}{color} shimmers by the sheet, in {says}.
      A narrow kitchen gains a foot with {color}, {says}.
      {color} never fades: {says}, all the way through.
    `),
    character: phraseLines(`
      Set it in white glass mortar, and comb the ridges flat, because the back shows.
      Glass takes up no water at all, so steam and splashes do no harm.
      Unsanded grout keeps its face free of scratches.
      {?v1}Color is steady from sheet to sheet ({shade}).
      {?v3}Tones vary ({shade}), which gives the surface its movement.
      {?pool}It is at home under water as well as above it.
      {?mosaic}Mesh keeps the joints true; press sheets in with a grout float.
      Score and snap it with a glass wheel, then soften the edge with a stone.
      {?matte}The etched face hides fingerprints better than gloss.
      A cloth and a little vinegar bring the shine back.
    `),
  },
  Metal: {
    openings: phraseLines(`
      {color} shows {says}.
      Real metal on a tile body: {color} is {says}.
      {Says}: {color} is jewelry for a wall.
      A single row of {color} changes a backsplash. It is {says}.
      {?brushed}Brushed by machine and checked by eye, {color} is {says}.
      {?polished}{color} is polished bright, {says}.
      The {name} collection folds thin sheet over a solid core; {color} is {says}.
      {color} catches every lamp in the room: {says}.
    `),
    character: phraseLines(`
      Heat from a range does it no harm.
      Peel the film off after grouting, not before.
      Unsanded grout keeps the face free of scratches.
      Mild soap and a soft cloth are all it wants; skip anything gritty.
      {?brushed}The brushed grain has a direction: keep the arrows on the back pointing one way.
      {?polished}Fingerprints show on a polish, and wipe off as easily.
      Mix it with plain glass or ceramic and let it be the accent.
      Cut it with a metal blade and file the edge.
    `),
  },
}
