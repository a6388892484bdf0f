import { createServer } from 'node:http'
import { createElement as h } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * The React baseline: a streamed page of 24 plain cards without routes, data or styles. Cards have about twenty
 * elements each, like those of a shop: the bars were set when such a page reached 3.4 % of H.
 */
const cards = Array.from({ length: 24 }, (_, number) => ({
  number,
  name: `Calacatta honed marble tile ${number}`,
  price: 4.99 + number,
  facts: ['12 × 24 in', 'Polished', 'White', '8.07 sq ft per box'],
}))
type Card = (typeof cards)[number]

const widths = [160, 320, 480, 640, 960]
const sources = (number: number, format: string): string =>
  widths.map((width) => `/media/${number}/face-${width}.${format} ${width}w`).join(', ')

const Picture = ({ number, name }: Card) =>
  h(
    'picture',
    null,
    h('source', { type: 'image/avif', srcSet: sources(number, 'avif'), sizes: '50vw' }),
    h('source', { type: 'image/webp', srcSet: sources(number, 'webp'), sizes: '50vw' }),
    h('img', { src: `/media/${number}/face-320.jpg`, alt: name, width: 320, height: 320, loading: 'lazy' }),
  )

const List = ({ items }: { items: readonly string[] }) =>
  h('ul', { className: 'facts' }, ...items.map((item) => h('li', { key: item }, item)))

const Price = ({ price }: Card) =>
  h(
    'p',
    { className: 'price' },
    h('s', null, `$${(price + 2).toFixed(2)}`),
    h('b', null, `$${price.toFixed(2)}`),
    ' per sq ft',
  )

const Buy = ({ number, name }: Card) =>
  h(
    'form',
    { method: 'post', action: '/cart' },
    h('input', { type: 'hidden', name: 'sku', value: number }),
    h('label', null, 'Boxes', h('input', { type: 'number', name: 'quantity', defaultValue: 1, min: 1 })),
    h('button', { type: 'submit', 'aria-label': `Add ${name} to the cart` }, 'Add to cart'),
    h('button', { type: 'submit', name: 'sample', value: 'yes' }, 'Add sample'),
  )

const Item = (card: Card) =>
  h(
    'article',
    { className: 'card' },
    h('a', { href: `/products/${card.number}` }, h(Picture, card), h('h3', null, card.name)),
    h(List, { items: card.facts }),
    h(Price, card),
    h(Buy, card),
  )

const Page = () =>
  h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, 'Tile')),
    h(
      'body',
      null,
      h('h1', null, 'Tile'),
      h('main', null, ...cards.map((card) => h(Item, { key: card.number, ...card }))),
    ),
  )

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  const { pipe } = renderToPipeableStream(h(Page), { onShellReady: () => pipe(response) })
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
