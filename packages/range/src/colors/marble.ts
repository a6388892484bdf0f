import { defineColor } from './define-color.ts'

export const whiteMarbles = [
  defineColor('Carrara', 'White', 'eceded c3c7ca a3a8ad dfe1e2', 'cool white clouded with soft, feathery grey veins'),
  defineColor(
    'Calacatta Oro',
    'White',
    'f3f0ea c9b48c a49a8a e6dfd2',
    'warm white crossed by bold veins of gold and taupe',
  ),
  defineColor('Statuario', 'White', 'f4f4f3 8d9298 b9bdc1 e4e6e7', 'bright white with a few dramatic charcoal veins'),
  defineColor('Arabescato', 'White', 'eff0ef 8f979b bcc2c5 dcdfe0', 'white broken into islands by looping grey veins'),
  defineColor('Thassos', 'White', 'f8f8f7 f0f0ef e8e9e9', 'a pure, sparkling white with almost no veining'),
  defineColor('Calacatta Viola', 'Multi', 'efe9e4 6f3f46 9c6b6a d8c8bf', 'cream shot through with wine-red veins'),
  defineColor('Bianco Lasa', 'White', 'f1f1ee c4c8c2 a8b0a8 e2e4df', 'snow white with fine grey-green lines'),
  defineColor('Alpine Mist', 'White', 'f2f0ec cfc6b8 b5b0a6 e6e1d9', 'creamy white with faint tan and grey wisps'),
] as const

export const colorMarbles = [
  defineColor('Crema Marfil', 'Beige', 'e3d3b8 cdb690 b89d74 ece0ca', 'buttery beige with hairline cinnamon veins'),
  defineColor('Botticino', 'Beige', 'ddd0bb c4b295 ab9878 e8ddcb', 'warm ivory flecked with fossil shadows'),
  defineColor('Emperador', 'Brown', '5b4232 8a6a4e c0a27e 3e2c20', 'deep chocolate laced with caramel veins'),
  defineColor('Nero Marquina', 'Black', '1c1d1f f0f0ee 55575a 2a2b2e', 'jet black struck by lightning-white veins'),
  defineColor('Bardiglio', 'Grey', '8c939a 6a7178 b4bac0 7a8188', 'storm grey drawn with darker linear clouds'),
  defineColor('Verde Alpi', 'Green', '2f4a3e 8fb39c 1f342b c9dccf', 'forest green netted with pale mineral lines'),
  defineColor('Rosso Levanto', 'Red', '5a2a2a 9b5a52 e0cfc6 3b1c1d', 'burgundy with plum shadows and white fissures'),
  defineColor('Rosa Aurora', 'Pink', 'e2c3b5 cfa493 b98a79 eed9ce', 'blush pink drifting into apricot'),
  defineColor('Azul Cielo', 'Blue', 'b9c6d0 8fa3b3 dfe6ea 72899c', 'pale blue-grey banded like a winter sky'),
  defineColor('Temple Grey', 'Grey', 'a9a6a1 86837e c9c6c1 96938e', 'even, warm grey with quiet mineral clouds'),
  defineColor('Giallo Siena', 'Yellow/Gold', 'd3a552 a97a34 efd9a6 8d6a3e', 'honey gold run through with amber'),
  defineColor('Grigio Carnico', 'Charcoal', '4a4c50 d9dadb 6b6e73 35373a', 'charcoal slashed with broad white veins'),
] as const
