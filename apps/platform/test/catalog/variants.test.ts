import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const { admin } = await createTestMarketplace(platform)
const { Specs, Products } = admin

/** A spec that defines variants, with options named by letters. */
async function aSpec(ID: string, options: string[], ListOrder = 0): Promise<void> {
  await Specs.Create({ ID, Name: ID, Required: true, DefinesVariant: true, ListOrder })
  for (const [index, option] of options.entries())
    await Specs.CreateOption(ID, { ID: option, Value: option.toUpperCase(), ListOrder: index })
}

const variantIDs = async (product: string): Promise<(string | null)[]> =>
  (await Products.ListVariants(product, { pageSize: 100 })).Items.map(({ ID }) => ID)

test('a spec that contradicts itself is refused', async () => {
  await expect(Specs.Create({ Name: 'x', DefinesVariant: true })).rejects.toMatchObject({
    errorCode: 'Spec.MustBeRequired',
  })
  await expect(
    Specs.Create({ Name: 'x', DefinesVariant: true, Required: true, AllowOpenText: true }),
  ).rejects.toMatchObject({ errorCode: 'Spec.CannotAllowOpenText' })
  await expect(Specs.Create({ Name: 'x', DefaultOptionID: 'o' })).rejects.toMatchObject({
    errorCode: 'Spec.OptionNotFound',
  })
})

test('a spec shows its options in their order', async () => {
  await aSpec('edge', ['sharp', 'round'])
  const Options = [
    { ID: 'sharp', Value: 'SHARP', ListOrder: 0, xp: null },
    { ID: 'round', Value: 'ROUND', ListOrder: 1, xp: null },
  ]
  expect(await Specs.Get('edge')).toMatchObject({ OptionCount: 2, Options })
  expect(await Specs.List({ filters: { ID: 'edge' } })).toMatchObject({ Items: [{ Options }] })
  expect(await Specs.Create({ ID: 'empty', Name: 'Empty' })).toMatchObject({ OptionCount: 0, Options: [] })
})

test('a spec without possible answers is refused on a product, and a variant spec on families and bundles', async () => {
  await Specs.Create({ ID: 'mute', Name: 'Mute' })
  await aSpec('glaze', ['matt'])
  await Products.Create({ ID: 'plain', Name: 'x' })
  await Products.Create({ ID: 'mother', Name: 'x', IsParent: true })
  await admin.Bundles.Create({ ID: 'set', Name: 'x' })
  await expect(Specs.SaveProductAssignment({ SpecID: 'mute', ProductID: 'plain' })).rejects.toMatchObject({
    errorCode: 'Spec.InvalidSpecConfiguration',
  })
  await expect(Specs.SaveProductAssignment({ SpecID: 'glaze', ProductID: 'mother' })).rejects.toMatchObject({
    errorCode: 'ProductAssigment.ParentChildProductCannotBeAssignedToVariantSpec',
  })
  await expect(Specs.SaveProductAssignment({ SpecID: 'glaze', ProductID: 'set' })).rejects.toMatchObject({
    errorCode: 'ProductAssigment.BundleProductCannotBeAssignedToVariantSpec',
  })
  await expect(
    Specs.SaveProductAssignment({ SpecID: 'glaze', ProductID: 'plain', DefaultOptionID: 'nope' }),
  ).rejects.toMatchObject({ errorCode: 'Spec.OptionNotFound' })
  await expect(Specs.SaveProductAssignment({ SpecID: 'nope', ProductID: 'plain' })).rejects.toMatchObject({
    message: 'Spec nope not found',
  })
  await expect(Products.GenerateVariants('mother', {})).rejects.toMatchObject({
    errorCode: 'Product.ParentChildProductsCannotHaveVariants',
  })
  await expect(Products.GenerateVariants('set', {})).rejects.toMatchObject({
    errorCode: 'Product.BundleProductCannotHaveVariants',
  })
})

test('more than 1500 variants are refused before any is made', async () => {
  await Products.Create({ ID: 'huge', Name: 'x' })
  for (const spec of ['h1', 'h2', 'h3']) {
    await aSpec(
      spec,
      [...Array(12).keys()].map((n) => `o${n}`),
    )
    await Specs.SaveProductAssignment({ SpecID: spec, ProductID: 'huge' })
  }
  await expect(Products.GenerateVariants('huge', {})).rejects.toMatchObject({
    errorCode: 'Variant.ExceededLimit',
    errors: [{ Data: { Count: 1728 } }],
  })
  expect(await variantIDs('huge')).toEqual([])
})

test('a variant for every combination, under an ID clients can work out', async () => {
  await Products.Create({ ID: 'tile', Name: 'Tile' })
  await aSpec('size', ['s', 'l'], 1)
  await aSpec('colour', ['red', 'blue'], 2)
  await Specs.PatchOption('colour', 'blue', { PriceMarkupType: 'AmountPerQuantity', PriceMarkup: 2.5 })
  for (const SpecID of ['colour', 'size']) await Specs.SaveProductAssignment({ SpecID, ProductID: 'tile' })
  expect(await Products.GenerateVariants('tile', {})).toMatchObject({ ID: 'tile', VariantCount: 4, SpecCount: 2 })
  expect(await variantIDs('tile')).toEqual(['tile-l-blue', 'tile-l-red', 'tile-s-blue', 'tile-s-red'])
  expect(await Products.GetVariant('tile', 'tile-s-blue')).toMatchObject({
    Name: 'Tile S BLUE',
    Active: true,
    Specs: [
      { SpecID: 'size', Name: 'size', OptionID: 's', Value: 'S', PriceMarkupType: null, PriceMarkup: null },
      { SpecID: 'colour', OptionID: 'blue', PriceMarkupType: 'AmountPerQuantity', PriceMarkup: 2.5 },
    ],
  })
  expect(await Products.ListSpecs('tile')).toMatchObject({
    Items: [
      { ID: 'size', OptionCount: 2, Options: [{ ID: 's' }, { ID: 'l' }] },
      { ID: 'colour', Options: [{ ID: 'red' }, { ID: 'blue', PriceMarkup: 2.5 }] },
    ],
  })
})

test('what generating would create is counted, and its first 20 named', async () => {
  await expect(Products.GetMissingVariants('nope')).rejects.toMatchObject({ status: 404 })
  expect(await Products.GetMissingVariants('huge')).toEqual({ Combinations: 1728, Count: 0, Variants: [] })
  expect(await Products.GetMissingVariants('plain')).toEqual({ Combinations: 0, Count: 0, Variants: [] })
  await Products.Create({ ID: 'wall', Name: 'Wall' })
  await aSpec('shade', [...'abcdefghijklmnopqrstuvwx'])
  await Specs.SaveProductAssignment({ SpecID: 'shade', ProductID: 'wall' })
  const before = await Products.GetMissingVariants('wall')
  expect(before).toMatchObject({ Combinations: 24, Count: 24 })
  expect(before.Variants).toHaveLength(20)
  expect(before.Variants[0]).toEqual({ ID: 'wall-a', Name: 'Wall A' })
  await Products.GenerateVariants('wall', {})
  expect(await Products.GetMissingVariants('wall')).toMatchObject({ Count: 0 })
  // as many variants as combinations, and still one is missing
  await Specs.DeleteOption('shade', 'a')
  await Specs.CreateOption('shade', { ID: 'z', Value: 'Z', ListOrder: 30 })
  expect(await Products.GetMissingVariants('wall')).toEqual({
    Combinations: 24,
    Count: 1,
    Variants: [{ ID: 'wall-z', Name: 'Wall Z' }],
  })
})

test('generating again adds missing variants and leaves changed ones', async () => {
  await Products.PatchVariant('tile', 'tile-s-red', { ID: 'small-red', Description: 'Ours' })
  await Specs.CreateOption('size', { ID: 'm', Value: 'M' })
  expect(await Products.GenerateVariants('tile', { Active: false })).toMatchObject({ VariantCount: 6 })
  expect(await Products.GetVariant('tile', 'small-red')).toMatchObject({ Description: 'Ours', Active: true })
  expect(await Products.GetVariant('tile', 'tile-m-red')).toMatchObject({ Active: false })
  await Specs.DeleteOption('size', 'm')
  expect(await Products.GenerateVariants('tile', {})).toMatchObject({ VariantCount: 6 })
  expect(await Products.GetVariant('tile', 'tile-m-red')).toMatchObject({ Specs: [{ OptionID: 'm', Value: 'M' }, {}] })
  expect(await Products.GenerateVariants('tile', {}, { overwriteExisting: true })).toMatchObject({ VariantCount: 4 })
  await expect(Products.GetVariant('tile', 'small-red')).rejects.toMatchObject({ status: 404 })
})

test('variants are never created by request, and have stock only where it is tracked by variant', async () => {
  await expect(Products.SaveVariant('tile', 'made-up', { Name: 'x' })).rejects.toMatchObject({
    message: 'Variant made-up not found',
  })
  await expect(Products.PatchVariant('tile', 'made-up', { Name: 'x' })).rejects.toMatchObject({ status: 404 })
  await expect(
    Products.PatchVariant('tile', 'tile-s-red', { Inventory: { QuantityAvailable: 3 } }),
  ).rejects.toMatchObject({ errorCode: 'Variant.MustEnableInventory' })
  await Products.Patch('tile', { Inventory: { Enabled: true, VariantLevelTracking: true } })
  expect(await Products.PatchVariant('tile', 'tile-s-red', { Inventory: { QuantityAvailable: 3 } })).toMatchObject({
    Inventory: { QuantityAvailable: 3 },
  })
  await expect(Products.Patch('tile', { IsParent: true })).rejects.toMatchObject({
    errorCode: 'Product.CannotModifyIsParentForVariant',
  })
  await expect(Products.Patch('tile', { ParentID: 'mother' })).rejects.toMatchObject({
    errorCode: 'Product.CannotModifyParentIDForVariant',
  })
})

test('defaults and variants follow when an option is renamed, and a deleted option is no default any more', async () => {
  await Specs.Patch('size', { DefaultOptionID: 's' })
  await Specs.PatchOption('size', 's', { ID: 'small', Value: 'Small' })
  expect(await Specs.Get('size')).toMatchObject({ DefaultOptionID: 'small' })
  expect(await Products.GetVariant('tile', 'tile-s-red')).toMatchObject({
    Specs: [{ OptionID: 'small', Value: 'Small' }, {}],
  })
  await Specs.Patch('size', { ID: 'format' })
  expect(await Products.GetVariant('tile', 'tile-s-red')).toMatchObject({
    Specs: [{ SpecID: 'format', OptionID: 'small' }, {}],
  })
  await Specs.DeleteOption('format', 'small')
  expect(await Specs.Get('format')).toMatchObject({ DefaultOptionID: null })
  await Specs.Delete('format')
  expect(await Products.GetVariant('tile', 'tile-s-red')).toMatchObject({ Specs: [{ SpecID: 'format' }, {}] })
})
