export {
  type ComparedField,
  comparePacket,
  type HeldValues,
  mayCompare,
  type PacketFieldState,
  type PacketValues,
  planPacket,
  toHeldFile,
} from './compare.ts';
