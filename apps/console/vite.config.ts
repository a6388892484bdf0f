import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { withoutRouterMessages } from '@tessera/page-server/without-router-messages'
import { defineConfig } from 'vite'

/**
 * Our own code that 30 pages or parts share is sent as one file: a page is up to 4 kB smaller than with a file for each
 * shared module, and names a quarter fewer files.
 */
const onMostPages = { name: 'on-most-pages', minShareCount: 30, test: /\/(packages|apps)\// }

export default defineConfig({
  base: '/console/',
  plugins: [withoutRouterMessages, tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [onMostPages] } } } } },
  },
})
