import { defineColor } from './define-color.ts'

/** Plain glazes; the second and third shade are for pooled and thin glaze. */
export const glazes = [
  defineColor('Snow', 'White', 'f5f5f3 ecece9 fbfbfa', 'a crisp, clean white'),
  defineColor('Alabaster', 'Off-white', 'efe9df e4dccf f6f2ea', 'a milky white with a hint of cream'),
  defineColor('Vanilla', 'Off-white', 'ece0c8 dfd0b3 f3eada', 'custard cream'),
  defineColor('Almond', 'Beige', 'd9c8ae cab697 e4d7c3', 'a toasted, nutty beige'),
  defineColor('Oyster', 'Grey', 'c9c6bf b8b5ad d6d4ce', 'a pearly, warm pale grey'),
  defineColor('Dove', 'Grey', 'b1b3b3 9fa2a2 c1c3c3', 'a soft, even grey'),
  defineColor('Storm', 'Charcoal', '5a6066 4a5056 6b7177', 'a deep, cool grey'),
  defineColor('Ink', 'Black', '1f2124 131517 2c2f33', 'a near-black with a blue cast'),
  defineColor('Cloud Blue', 'Blue', 'b7cbd6 a2bbc8 c8d9e2', 'a pale, airy blue'),
  defineColor('Delft', 'Blue', '4f7aa3 3e678f 6590b8', 'a classic pottery blue'),
  defineColor('Aegean', 'Blue', '2f7f93 246b7e 4597ab', 'a bright sea blue'),
  defineColor('Midnight', 'Navy', '1f2f4a 17243a 2c3f5e', 'an inky navy'),
  defineColor('Celadon', 'Green', 'a9c3ad 95b29a bcd2bf', 'a watery pale green'),
  defineColor('Sage', 'Green', '92a088 7f8e75 a5b29b', 'a dusty garden green'),
  defineColor('Emerald', 'Green', '1f5f4a 174c3b 2d765e', 'a jewel-deep green'),
  defineColor('Olive', 'Green', '6c6b3f 595832 807f50', 'a dark, oily green'),
  defineColor('Saffron', 'Yellow/Gold', 'd49b2f bd8622 e3b150', 'a sunny golden yellow'),
  defineColor('Honey', 'Yellow/Gold', 'c98f45 b37b34 d9a562', 'a translucent amber'),
  defineColor('Coral', 'Pink', 'e29a85 d28570 edb09e', 'a faded orange-pink'),
  defineColor('Rosewater', 'Pink', 'e4c4bf d6b1ab eed4d0', 'a chalky rose'),
  defineColor('Oxblood', 'Red', '6a1f23 561719 7e2e31', 'a dark, wine-like red'),
  defineColor('Paprika', 'Terracotta', 'b4532f 9d4425 c56844', 'a spiced orange-red'),
  defineColor('Cinnamon', 'Brown', '7d5136 6a432b 906447', 'a warm spice brown'),
  defineColor('Truffle', 'Brown', '5d4f47 4d403a 6e6057', 'a smoky brown'),
  defineColor('Lilac Ash', 'Grey', 'b5adb3 a49ba2 c5bec3', 'a grey with a breath of violet'),
  defineColor('Peacock', 'Blue', '0f5f6b 0b4c56 1f7682', 'a saturated blue-green'),
] as const

export const glassTints = [
  defineColor('Ice', 'White', 'e6efee d2e2e0 f3f8f7', 'clear white with a cool green edge'),
  defineColor('Mist', 'Grey', 'c5cfd1 b2bfc2 d7dfe0', 'a pale, translucent grey'),
  defineColor('Sea Foam', 'Green', 'b2d3c6 9bc3b3 c9e2d8', 'the pale green of shallow water'),
  defineColor('Lagoon', 'Blue', '5fa9b5 4794a1 7fbfc9', 'a tropical blue-green'),
  defineColor('Cobalt', 'Navy', '23408a 1a3272 3856a3', 'a saturated, stained-glass blue'),
  defineColor('Smoke', 'Charcoal', '6a7074 575d61 7f8589', 'a see-through grey with depth'),
  defineColor('Amber', 'Yellow/Gold', 'c08a3e a87530 d3a45f', 'a glowing whisky gold'),
  defineColor('Onyx', 'Black', '1c1e20 101213 2c2f31', 'a mirror-deep black'),
  defineColor('Champagne', 'Beige', 'd9cbb4 c9b99f e6dccb', 'a warm, pearly beige'),
  defineColor('Aqua Blend', 'Multi', '8fc4c9 4f93a5 cfe6e5 2f6f86', 'several blues and greens in one sheet'),
] as const

export const bricks = [
  defineColor('Old Mill', 'Red', '9a5646 84463a b06c5a 6f3b31', 'weathered red with smoky edges'),
  defineColor('Whitewash', 'White', 'ddd8d0 c7bfb4 b58d7c ece8e2', 'lime-washed white with brick breaking through'),
  defineColor('Foundry', 'Charcoal', '53504e 454240 67625f 3a3836', 'sooty charcoal, like an old forge'),
  defineColor('Sandlot', 'Tan', 'c2a27e ab8b68 d4b897 967a5c', 'sandy tan with fired shadows'),
  defineColor('Gaslight', 'Brown', '7c5b4a 684a3b 90705d 58402f', 'umber brown, kiln-marked'),
  defineColor('Dockside', 'Grey', '9b9691 86817c b0aba6 76716c', 'mortar grey with rubbed corners'),
] as const

export const clays = [
  defineColor('Natural', 'Terracotta', 'bd7a58 a86746 d19274 c68664', 'sun-baked orange clay'),
  defineColor('Rustic Flame', 'Terracotta', 'a95f42 8c4a33 c27b5a d09a72', 'flame-marked reds and ambers'),
  defineColor('Sand', 'Tan', 'd1b08b bd9a74 e0c6a6 c7a57f', 'pale clay with a dusty bloom'),
  defineColor('Antique White', 'Off-white', 'e0d3c2 cfbfab ecdfd0 c7ab92', 'whitewash rubbed back to bare clay'),
  defineColor('Ebony', 'Black', '3a3431 2c2725 4b4440 5a4c44', 'smoke-fired black'),
] as const
