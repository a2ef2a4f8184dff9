export { countryName, formatLocation, payText, placeName } from '@foothold/contracts/listings/words';
