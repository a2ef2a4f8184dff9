import { useId } from 'react';
import { useControllable } from './use-controllable.js';

const PLACES = ['on site', 'hybrid', 'remote'];

/** @param {{ value?: string, initial?: string, onChange?(value: string): void }} props */
export function PlaceChoice({ value: given, initial = 'hybrid', onChange }) {
  const [value, change] = useControllable({ value: given, initial, onChange });
  const name = useId();
  return (
    <fieldset>
      <legend>Where do you want to work?</legend>
      {PLACES.map((place) => (
        <label key={place}>
          <input type="radio" name={name} checked={value === place} onChange={() => change(place)} /> {place}
        </label>
      ))}
    </fieldset>
  );
}
