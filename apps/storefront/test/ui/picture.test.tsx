import { pictureVersion } from '@tessera/pictures/media/media-url'
import { ContentPicture, Picture } from '@tessera/ui/picture'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

test.each([
  <Picture key="product" sku="HMP1224" alt="" sizes="100vw" />,
  <ContentPicture key="content" name="home-hero" alt="" sizes="100vw" />,
])('every address has the version of the renderer, because browsers keep pictures for a year', (picture) => {
  const versions = renderToStaticMarkup(picture).match(/\?v=[\w.-]+/g) ?? []
  expect(versions.length).toBeGreaterThan(10)
  expect(new Set(versions)).toEqual(new Set([`?v=${pictureVersion}`]))
})
