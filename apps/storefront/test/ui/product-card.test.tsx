import { ProductCard } from '@tessera/ui/product-card'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const name = 'Casbah Delft Gloss Handcrafted Ceramic Wall and Backsplash Tile 2 1/2 × 8 with a Very Long Name'

test('a long name takes two lines of a card, three on phones, and all of it is there to be read', () => {
  const html = renderToStaticMarkup(
    <ProductCard sku="1" href="/products/x" name={name} alt={{ face: '' }} badges="Everyday value" corner="♥" />,
  )
  const [, attributes = '', text = ''] = /<h\d([^>]*)>(.*?)<\/h\d>/s.exec(html) ?? []
  for (const one of ['line-clamp-3', 'tablet:line-clamp-2']) expect(attributes).toContain(one)
  expect(attributes).toContain(`title="${name}"`)
  expect(text).toContain(name)
})

test('badges stay out of the corner with the heart', () => {
  const html = renderToStaticMarkup(
    <ProductCard sku="1" href="/products/x" name={name} alt={{ face: '' }} badges="Everyday value" corner="♥" />,
  )
  const [, classes = ''] = /<div class="([^"]*)">Everyday value/.exec(html) ?? []
  for (const one of ['end-11', 'max-[23rem]:top-auto']) expect(classes.split(' ')).toContain(one)
})
