import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What almost every page shows travels in one file: 20 files of half a kilobyte each compress worse than one of ten, and
 * each is a request of its own.
 */
const everywhere =
  /packages\/ui\/src\/(badge|breadcrumb|button|class-names|disclosure|empty-state|format|icons|link|picture|price|product-card|toast|visually-hidden|use-field-error|field)\.|packages\/domain\/src\/(coverage\/(boxes|box-price|measure|waste)|money)\.|packages\/contract\/src\/(brand|shop\/constants)\.|storefront\/app\/lib\/(consent|collect|track|track-items|seo|json-ld|use-add-to-cart|product-card-props|content-filter|packed)\.|storefront\/app\/.*\/(add-sample|favorite-button|compare-list)\.|packages\/domain\/src\/.*\/room-area\.|storefront\/app\/(shell|kept)\//

/** The same for what a product page and the parts that it loads later both need. */
const ofProducts = /packages\/ui\/src\/(notice|number-stepper|shade)\.|features\/product\/(product-facts|view-names)\./

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        // for our own eyes: the files say nothing of them, and nobody serves them
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
