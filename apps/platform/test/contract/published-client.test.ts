import * as published from 'ordercloud-javascript-sdk'
import { walkResources } from './walk-resources.ts'

await walkResources(published)
