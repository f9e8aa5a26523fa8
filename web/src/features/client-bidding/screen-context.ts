/** Below the name of the domain; specification part 2, section 2. */
export const screenContext = 'Bidding Management & Traffic Pacing';
