import * as compat from '@tessera/client/entries/compat'
import { type PublishedClient, walkResources } from './walk-resources.ts'

await walkResources(compat as unknown as PublishedClient)
