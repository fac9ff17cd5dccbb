export { default } from '@/app/(call)/rooms/[roomId]/live/layout';
