import { type MaterialPhrases, phraseLines } from './phrases.ts'

export const stonePhrases: Readonly<
  Record<'Marble' | 'Limestone' | 'Travertine' | 'Slate' | 'Granite' | 'Quartzite', MaterialPhrases>
> = {
  Marble: {
    openings: phraseLines(`
      {color} marble shows {says}, cut into {pieces-like} of {size}.
      {Says}: {color} is marble the way people picture it, here with a {finish} face.
      Few stones change a room like {color}. Expect {says}.
      Cut from block and calibrated to {size}, this {color} shows {says}.
      The {name} collection starts with {color}: {says}.
      Real {color} marble, {finish} on the face, in {says}.
      Every piece of {color} is a page from the same quarry, in {says}.
      {?polished}A mirror polish brings out all the depth of {color}: {says}.
      {?honed}Honing takes the shine off {color} and leaves {says}, soft to the hand.
      {?tumbled}Tumbled until the corners give way, {color} shows {says} and looks as if it had always been there.
    `),
    character: phraseLines(`
      No two pieces are alike; lay out a few boxes before setting and turn them until the veins please you.
      {?v3}Veining runs strong from piece to piece ({shade}), so blend from several boxes as you go.
      {?v1}The tone holds steady from piece to piece ({shade}), which keeps large walls calm.
      {?polished}The polish doubles the light in small baths and behind a vanity.
      {?honed}A honed face hides water spots and feels warm under bare feet.
      {?tumbled}Rounded edges and open pores forgive an uneven old wall.
      It is stone, so it will take on a patina; most owners come to like theirs.
      At Mohs 3 it is soft for a stone: felt under chair legs keeps it handsome.
      {?notmosaic}The micro-beveled edge lets you set it tight, with a joint of {joint}.
      {?mosaic}The chips are cut from the same slabs as the field tile, so floor and wall agree.
      {?mosaic}Sheets are mesh-mounted and hand-checked; the joints between them disappear.
    `),
  },
  Limestone: {
    openings: phraseLines(`
      {color} limestone shows {says}.
      Quiet and a little chalky, {color} comes in {says}.
      {Says}: {color} is a limestone for rooms with good daylight.
      The {name} collection cuts {color} to {size} and leaves the rest to the quarry: {says}.
      {?honed}Honed smooth, {color} shows {says} and not a trace of glare.
      {?brushed}Brushing opens the grain of {color} and gives it a soft, lived-in ripple. Expect {says}.
      French farmhouse or white-box loft, {color} fits both; it is {says}.
      Sawn from old sea beds, {color} carries {says}.
      A floor of {color} looks like it came with the house: {says}.
      {color} in {size}, with a {finish} face and {says}.
    `),
    character: phraseLines(`
      Fossils and fine seams are part of the stone and never repeat.
      {?v3}Pieces range from pale to deep ({shade}), so open all the boxes before you start.
      {?v1}Tone varies only gently ({shade}).
      It is porous, so seal it before grouting and again every year or two.
      {?brushed}The brushed face grips better than a honed one and hides crumbs as well.
      {?honed}A honed face reads matte from across the room and silky up close.
      Limestone stays cool in summer and pairs well with radiant heat in winter.
      Keep a cutting board between it and lemons: acids leave their mark.
      {?notmosaic}Edges are micro-beveled, so a joint of {joint} is enough.
      {?mosaic}On mesh, it bends around curbs and niches without a wet saw.
    `),
  },
  Travertine: {
    openings: phraseLines(`
      {color} travertine shows {says}.
      Layer on layer, {color} built itself up from mineral springs: {says}.
      {Says}. That is {color}, in {size}, with a {finish} face.
      The {name} collection shows travertine at its easiest: {color}, in {says}.
      {?honed}Filled and honed, {color} is smooth enough for bare feet and shows {says}.
      {?tumbled}Tumbled {color} brings {says} and corners that look a century old.
      {?brushed}A brushed face turns {color} soft to the touch. Look for {says}.
      Warm stone without the formality of marble: {color}, {says}.
      {color} comes from the saw with {says}, and every box is a little different.
      Rome was paved with it for a reason. {color} shows {says}.
    `),
    character: phraseLines(`
      Small pores are what makes it travertine; {?honed}ours are filled at the factory.
      {?tumbled}Pores are left open, as they should be on a tumbled stone, and take grout nicely.
      {?v3}Expect light and dark in the same box ({shade}), and mix as you set.
      {?v1}Shading is even for a travertine ({shade}).
      It is light enough for walls and strong enough for floors.
      A penetrating sealer keeps wine and oil on the surface, where they belong.
      {?tumbled}Unpolished edges mean small chips never show.
      Set it with white mortar so the pale pieces stay pale.
      It cuts cleanly with a wet saw, and the offcuts make good thresholds.
      {?mosaic}The sheets follow slopes and curves that larger pieces cannot.
    `),
  },
  Slate: {
    openings: phraseLines(`
      {color} slate shows {says}.
      Split along its own grain, {color} comes in {says}.
      {Says}: {color} is slate with its weather left in.
      The {name} collection splits and gauges {color} to {size}.  Expect {says}.
      {?textured}A natural cleft gives {color} its ripple, and {says}.
      {?honed}Honed flat for easy cleaning, {color} still shows {says}.
      Muddy boots and wet dogs are no match for {color}, a slate in {says}.
      {color} suits an entry that works for its living: {says}.
      Dark stone needs little company. {color} shows {says}.
      {color} in {size}: real slate, {finish}, in {says}.
    `),
    character: phraseLines(`
      Backs are gauged level, so it sets like tile even though the face is wild.
      {?v3}Color wanders within a box ({shade}); dry-lay first and spread the bright ones out.
      {?dcof}The natural surface measures {dcof} wet, so it keeps its grip in the rain.
      {?frost}It shrugs off frost, which is why roofs are made of it.
      A matte sealer keeps it natural; an enhancing one turns it dark and rich.
      Thin layers may flake off in the first weeks and then stop.
      Fireplaces take it well: it does not mind heat.
      {?notmosaic}The edges are cut true, but leave {joint} for the cleft.
      {?mosaic}Small pieces make slate kind to bare feet.
    `),
  },
  Granite: {
    openings: phraseLines(`
      {color} granite shows {says}.
      Hard as it gets, {color} comes in {says}.
      {Says}: {color} is granite for floors with traffic.
      {?polished}Polished to a mirror, {color} shows {says}.
      {?textured}Flamed and brushed for grip, {color} shows {says}.
      The {name} collection cuts {color} to {size}, ready to set: {says}.
      Cooled slowly and deep down, {color} crystallized in {says}.
      {color} is the stone that outlives the kitchen. Look for {says}.
      Ask for {color} when it has to last: {says}, in {size}.
    `),
    character: phraseLines(`
      Its grain is even, so pieces from different boxes sit well together ({shade}).
      At Mohs 6.5 it laughs at sand and chair legs.
      {?textured}The flamed face measures {dcof} wet and belongs outdoors.
      {?polished}The polish is for dry floors, walls and counters; for wet ones choose the textured face.
      {?frost}Frost does not bother it.
      Acids do not etch it, and a coat of sealer every few years is all it asks.
      {?notmosaic}It takes a tight joint of {joint}.
      Carry one box at a time: granite is as heavy as it looks.
    `),
  },
  Quartzite: {
    openings: phraseLines(`
      {color} quartzite shows {says}.
      Sandstone that went through fire: {color} shows {says}.
      {Says}. {color} has the movement of marble and none of its nerves.
      The {name} collection brings {color} to {size}: {says}.
      {?honed}Honed {color} keeps its glint and loses its glare; it is {says}.
      {?textured}With a textured face, {color} is made for steps and terraces: {says}.
      {color} is one of the hardest stones that can be called pretty, in {says}.
      Catch {color} in low sun and you will see why: {says}.
    `),
    character: phraseLines(`
      It is harder than steel and does not etch.
      {?v3}Bands run differently in every piece ({shade}), which suits a running layout.
      {?frost}Winters leave no trace on it.
      {?dcof}Wet grip is {dcof}.
      Use a good diamond blade and take your time; it is worth it.
      It needs sealing less often than marble does.
      Joints of {joint} keep the banding flowing.
      {?mosaic}Cut small, it makes a sparkling shower floor.
    `),
  },
}
