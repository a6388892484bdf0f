import * as published from 'ordercloud-javascript-sdk'
import { walkPurchase } from './walk-purchase.ts'

await walkPurchase(published)
