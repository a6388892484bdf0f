import type { Store } from '@tessera/client/shop/types.gen'
import { brand } from '@tessera/contract/brand'
import { pictureVersion } from '@tessera/pictures/media/media-url'

/** JSON-LD of a store for search engines. */
export const storeJsonLd = (store: Store, publicUrl: string): object => ({
  '@type': 'HomeGoodsStore',
  '@id': `${publicUrl}/stores/${store.slug}`,
  name: `${brand.name} ${store.name}`,
  url: `${publicUrl}/stores/${store.slug}`,
  telephone: `+1-${store.phone}`,
  email: store.email,
  image: `${publicUrl}/media/content/home-hero/1280.jpg?v=${pictureVersion}`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.street,
    addressLocality: store.city,
    addressRegion: store.state,
    postalCode: store.zip,
    addressCountry: 'US',
  },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: store.hours.map(({ day, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: day,
    validThrough: day,
    opens: opens ?? '00:00',
    closes: closes ?? '00:00',
  })),
})
