import type { Catalogue } from '../catalogue/catalogue.ts'
import type { FormNeeds } from '../forms/form-needs.ts'

export interface StockAlertNeeds extends FormNeeds {
  catalogue: Pick<Catalogue, 'find' | 'index'>
}
