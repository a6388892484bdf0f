import { globSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Code that almost every page needs is sent as one file: 20 files of half a kilobyte each compress worse than one of
 * ten, and each is a request of its own. Folders below `shell` are loaded when they are needed.
 */
const onEveryPage = listFiles([
  'packages/ui/src/{badge,breadcrumb,button,class-names,disclosure,empty-state,format,icons,link,picture,price,product-card,toast,visually-hidden,use-field-error,field}.tsx',
  'packages/domain/src/coverage/{boxes,box-price,measure,room-area,waste}.ts',
  'packages/domain/src/money.ts',
  'packages/contract/src/{brand,shop/constants}.ts',
  'apps/storefront/app/kit/tracking/{consent,send-telemetry,track,track-items}.ts',
  'apps/storefront/app/kit/seo/{seo.ts,json-ld.tsx}',
  'apps/storefront/app/kit/products/{use-add-to-cart.tsx,product-card-props.ts,add-sample.tsx,favorite-button.tsx,compare-list.ts}',
  'apps/storefront/app/kit/content-query.ts',
  'apps/storefront/app/render-cache/{packed.ts,cached-part.tsx}',
  'apps/storefront/app/shell/*.{ts,tsx}',
])

/** The same for code that a product page shares with the parts it loads later. */
const onProductPages = listFiles([
  'packages/ui/src/{notice,number-stepper,shade-rating}.tsx',
  'apps/storefront/app/features/product/{product-facts,view-names}.ts',
])

/** A pattern without a file stops the build: a moved file would silently become a request of its own. */
function listFiles(patterns: readonly string[]): ReadonlySet<string> {
  const root = new URL('../../', import.meta.url).pathname
  const files = patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: root })
    if (found.length < pattern.split(',').length) throw new Error(`Not all files of ${pattern} exist.`)
    return found
  })
  return new Set(files.map((file) => root + file))
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        // internal: the files do not reference the maps, and they are not served
        sourcemap: 'hidden',
        rolldownOptions: {
          output: {
            advancedChunks: {
              groups: [
                { name: 'everywhere', test: (id) => onEveryPage.has(id) },
                { name: 'of-products', test: (id) => onProductPages.has(id) },
              ],
            },
          },
        },
      },
    },
  },
})
