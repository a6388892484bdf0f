import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Bundles the code that almost every page needs into one file: 20 files of 0.5 kB compress worse than one of 10 kB, and
 * each is a separate request.
 */
const everywhere =
  /packages\/ui\/src\/(badge|breadcrumb|button|class-names|disclosure|empty-state|format|icons|link|picture|price|product-card|toast|visually-hidden|use-field-error|field)\.|packages\/domain\/src\/(coverage\/(boxes|box-price|measure|waste)|money)\.|packages\/contract\/src\/(brand|shop\/constants)\.|storefront\/app\/lib\/(consent|collect|track|track-items|seo|json-ld|use-add-to-cart|product-card-props|content-filter|packed)\.|storefront\/app\/.*\/(add-sample|favorite-button|compare-list)\.|packages\/domain\/src\/.*\/room-area\.|storefront\/app\/(shell|kept)\//

/** The same for code shared by a product page and the parts it loads later. */
const ofProducts = /packages\/ui\/src\/(notice|number-stepper|shade)\.|features\/product\/(product-facts|view-names)\./

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
                { name: 'everywhere', test: everywhere },
                { name: 'of-products', test: ofProducts },
              ],
            },
          },
        },
      },
    },
  },
})
