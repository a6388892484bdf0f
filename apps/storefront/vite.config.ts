import { globSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { withoutRouterMessages } from '@tessera/page-server/without-router-messages'
import { defineConfig } from 'vite'

/**
 * Code that almost every page needs is sent as one file: 20 files of half a kilobyte each compress worse than one of
 * ten, and each is a request of its own. Folders below `shell` are loaded when they are needed.
 */
const onEveryPage = listFiles([
  'packages/ui/src/{badge,breadcrumb,button,class-names,control-class,disclosure,empty-state,format,icons,link,picture,price,product-card,toast,time-zone,use-hydrated,visually-hidden}.tsx',
  'packages/domain/src/money.ts',
  'packages/contract/src/{brand,shop/constants}.ts',
  'apps/storefront/app/kit/tracking/{consent,send-telemetry,track,track-items}.ts',
  'apps/storefront/app/kit/seo/{seo.ts,json-ld.tsx}',
  'apps/storefront/app/kit/products/{use-add-to-cart.tsx,product-card-props.ts,add-sample.tsx,favorite-button.tsx,compare-list.ts}',
  'apps/storefront/app/render-cache/{packed.ts,cached-part.tsx}',
  'apps/storefront/app/shell/*.{ts,tsx}',
  'apps/storefront/app/http/create-expiry-check.ts',
  'packages/contract/src/kit/own-value.ts',
])

/** The same for text fields. */
const inFields = listFiles(['packages/ui/src/{field,problem-of,use-field-error}.tsx'])

/** The same for code of most forms. */
const inForms = listFiles([
  'packages/ui/src/{choice-field,error-summary,use-auto-focus}.tsx',
  'apps/storefront/app/kit/forms/{email-field,form-page,refusal-summary}.tsx',
])

/** The same for the calculators. */
const inCalculators = listFiles([
  'packages/domain/src/coverage/{boxes,box-price,measure,room-area,waste}.ts',
  'apps/storefront/app/features/product/product-facts.ts',
])

/** The same for code that a product page shares with the parts it loads later; it must not need the calculators. */
const onProductPages = listFiles([
  'packages/ui/src/{number-stepper,shade-rating}.tsx',
  'apps/storefront/app/features/product/view-names.ts',
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
  plugins: [withoutRouterMessages, tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        // internal: the files do not reference the maps, and they are not served
        sourcemap: 'hidden',
        rolldownOptions: {
          output: {
            advancedChunks: {
              groups: [
                { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'everywhere', test: (id) => onEveryPage.has(id) },
                { name: 'in-fields', test: (id) => inFields.has(id) },
                { name: 'in-forms', test: (id) => inForms.has(id) },
                { name: 'in-calculators', test: (id) => inCalculators.has(id) },
                { name: 'of-products', test: (id) => onProductPages.has(id) },
              ],
            },
          },
        },
      },
    },
  },
})
