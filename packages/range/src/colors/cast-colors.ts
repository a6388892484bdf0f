import { defineColor } from './define-color.ts'

export const concretes = [
  defineColor('Plaster', 'Off-white', 'e2ded6 d3cec4 eae7e0', 'troweled off-white with hand-worked shading'),
  defineColor('Fog', 'Grey', 'c3c3c0 b3b3b0 d0d0cd', 'pale grey with drifting, cloudy tones'),
  defineColor('Ash', 'Grey', 'a4a4a2 939391 b4b4b2', 'even mid grey with fine pinholes'),
  defineColor('Greige', 'Beige', 'bcb3a5 aca394 cbc3b6', 'a grey that has been warmed with beige'),
  defineColor('Smoke', 'Charcoal', '6c6d6e 5c5d5e 7d7e7f', 'dark grey with darker troweled edges'),
  defineColor('Graphite', 'Charcoal', '434547 37393b 515355', 'blackened grey with a soft, burnished depth'),
  defineColor('Clay', 'Tan', 'b99f86 a88d73 c9b199', 'earthy tan, like lime-washed adobe'),
  defineColor('Cocoa', 'Brown', '6f5c4e 5f4d40 806d5f', 'dark brown with subtle formwork lines'),
  defineColor('Oxide', 'Terracotta', 'a8705a 965f4a ba846e', 'rust-washed cement, patinated and warm'),
  defineColor('Petrol', 'Blue', '4f6670 42575f 607a85', 'inky blue-grey, softly mottled'),
  defineColor('Moss', 'Green', '7d8571 6d7562 8f9783', 'muted lichen green over grey'),
  defineColor('Bone', 'Off-white', 'dcd4c6 cdc4b4 e7e0d5', 'warm ivory with faint trowel marks'),
] as const

export const terrazzos = [
  defineColor(
    'Confetti',
    'Multi',
    'ece9e4 c9694f 3f6d75 d8a94a 8b8680',
    'white scattered with coral, teal and ochre chips',
  ),
  defineColor('Salt & Pepper', 'Grey', 'd9d8d5 4a4a4a 8e8d8b f1f0ee b5b3b0', 'pale grey peppered in black and white'),
  defineColor(
    'Venetian Cream',
    'Off-white',
    'ebe2d3 c4a377 9d8f7c d9c4a4 b57e5c',
    'cream set with honey and taupe marble chips',
  ),
  defineColor('Nightfall', 'Black', '26282b d6d4d0 7a7c7f a99a86 4b4e52', 'near-black strewn with pale marble'),
  defineColor(
    'Sage Field',
    'Green',
    'a9b3a0 e6e6dd 6f7f6a c9bfa8 87937f',
    'a dusty green ground with cream and olive chips',
  ),
  defineColor('Blush', 'Pink', 'e3c6bc b8776a f1e6e0 9b8f89 cfa396', 'dusty pink with terracotta and pearl chips'),
  defineColor('Harbor', 'Blue', '8c9fae e6e9ea 4d6478 c8b79d 6f8597', 'a dockside blue with shell-white fragments'),
  defineColor('Pewter', 'Grey', '9a9b9c d7d7d6 606163 bcb2a5 7d7e80', 'mid grey with large smoky chips'),
  defineColor(
    'Umber',
    'Brown',
    '7b6555 cdb79e 4f3f34 a68c75 e4d8c8',
    'a dark brown ground with biscuit and cream chips',
  ),
] as const

export const textiles = [
  defineColor('Linen', 'Off-white', 'e0d8ca d2c9b9 ebe5da', 'undyed cloth with a visible weave'),
  defineColor('Flannel', 'Grey', '9c9b99 8b8a88 adacaa', 'suiting grey with a soft cross-hatch'),
  defineColor('Tweed', 'Charcoal', '5b5a59 4c4b4a 6b6a69', 'charcoal wool with pale flecks'),
  defineColor('Raffia', 'Tan', 'c6ad88 b39a75 d6c09f', 'golden tan like woven palm'),
  defineColor('Denim', 'Navy', '44546a 38475b 53647b', 'indigo with the grain of worn twill'),
  defineColor('Oatmeal', 'Beige', 'd2c6b3 c3b6a2 dfd5c5', 'soft beige with a nubby thread'),
] as const

export const metallics = [
  defineColor('Oxidized Steel', 'Charcoal', '4d4b4a 6f625a 383635 80695a', 'dark steel blooming with rust'),
  defineColor('Aged Bronze', 'Brown', '6b5440 8c7052 4f3e30 a3855f', 'brown metal rubbed bright at the high spots'),
  defineColor('Zinc', 'Grey', '9a9fa2 7e8487 b4b9bb 8a9093', 'pale grey metal with a brushed, cloudy patina'),
  defineColor('Copper Verde', 'Green', '6f8b7d a57254 4f6a5d 8fa99b', 'red metal turning to verdigris'),
] as const

export const metals = [
  defineColor('Stainless', 'Grey', 'b9bcbe 9b9fa2 d6d8da', 'cool, silvery steel'),
  defineColor('Antique Brass', 'Yellow/Gold', 'b08d57 8d6f42 cfae78', 'old gold with a soft glow'),
  defineColor('Copper', 'Terracotta', 'b87350 955a3c d69470', 'warm, rosy metal'),
  defineColor('Gunmetal', 'Charcoal', '4b4e52 383b3e 63676c', 'dark steel with a blue cast'),
  defineColor('Champagne', 'Beige', 'cdbda3 b5a489 e2d6c1', 'the palest gold'),
] as const
