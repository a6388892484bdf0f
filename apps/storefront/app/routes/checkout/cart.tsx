import { redirect } from 'react-router'

/** The first step is the cart page. */
export const loader = () => redirect('/shopping-cart')
