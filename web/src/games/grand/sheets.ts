/** What lies open above the foot on a phone. */
export type Sheet = 'yard' | 'rides' | 'tricks' | 'rivals'
