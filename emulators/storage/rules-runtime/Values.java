import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionSetValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.ByteString;
import com.google.protobuf.NullValue;
import com.google.protobuf.Timestamp;
import com.google.type.LatLng;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;

/** Values of the rules language, made from JSON. */
final class Values {
  private Values() {}

  /** A value as firebase-tools sends it in the variables of a request. */
  static ExpressionValue fromRequest(JsonObject tagged) {
    Map.Entry<String, JsonElement> entry = tagged.entrySet().iterator().next();
    JsonElement value = entry.getValue();
    ExpressionValue.Builder builder = ExpressionValue.newBuilder();
    switch (entry.getKey()) {
      case "null_value" -> builder.setNullValue(NullValue.NULL_VALUE);
      case "bool_value" -> builder.setBoolValue(value.getAsBoolean());
      case "int_value" -> builder.setIntValue(value.getAsBigDecimal().longValue());
      case "float_value" -> builder.setFloatValue(value.getAsDouble());
      case "string_value" -> builder.setStringValue(value.getAsString());
      case "timestamp_value" -> builder.setTimestampValue(toTimestamp(value.getAsString()));
      case "list_value" -> {
        ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
        for (JsonElement item : itemsOf(value)) list.addValues(fromRequest(item.getAsJsonObject()));
        builder.setListValue(list);
      }
      case "set_value" -> {
        ExpressionSetValue.Builder set = ExpressionSetValue.newBuilder();
        for (JsonElement item : itemsOf(value)) set.addValues(fromRequest(item.getAsJsonObject()));
        builder.setSetValue(set);
      }
      case "map_value" -> {
        ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
        for (var field : value.getAsJsonObject().getAsJsonObject("fields").entrySet()) {
          map.putFields(field.getKey(), fromRequest(field.getValue().getAsJsonObject()));
        }
        builder.setMapValue(map);
      }
      case "path_value" -> {
        ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
        for (JsonElement segment : value.getAsJsonObject().getAsJsonArray("segments")) {
          String name = segment.getAsJsonObject().get("simple").getAsString();
          path.addSegments(ExpressionValueUtils.simpleSegment(name));
        }
        builder.setPathValue(path);
      }
      default -> throw new IllegalArgumentException("Unknown kind of value: " + entry.getKey());
    }
    return builder.build();
  }

  /** The fields of a document, as Firestore's REST interface has them; null for none. */
  static ExpressionValue fromFields(JsonObject fields) {
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    if (fields != null) {
      for (var field : fields.entrySet()) {
        map.putFields(field.getKey(), fromDocument(field.getValue().getAsJsonObject()));
      }
    }
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  private static ExpressionValue fromDocument(JsonObject tagged) {
    Map.Entry<String, JsonElement> entry = tagged.entrySet().iterator().next();
    JsonElement value = entry.getValue();
    ExpressionValue.Builder builder = ExpressionValue.newBuilder();
    switch (entry.getKey()) {
      case "nullValue" -> builder.setNullValue(NullValue.NULL_VALUE);
      case "booleanValue" -> builder.setBoolValue(value.getAsBoolean());
      case "integerValue" -> builder.setIntValue(value.getAsLong());
      case "doubleValue" -> builder.setFloatValue(value.getAsDouble());
      case "stringValue" -> builder.setStringValue(value.getAsString());
      case "bytesValue" -> {
        byte[] bytes = Base64.getDecoder().decode(value.getAsString());
        builder.setBytesValue(ByteString.copyFrom(bytes));
      }
      case "timestampValue" -> builder.setTimestampValue(toTimestamp(value.getAsString()));
      case "geoPointValue" -> {
        JsonObject point = value.getAsJsonObject();
        LatLng.Builder place = LatLng.newBuilder();
        if (point.has("latitude")) place.setLatitude(point.get("latitude").getAsDouble());
        if (point.has("longitude")) place.setLongitude(point.get("longitude").getAsDouble());
        builder.setLatlngValue(place);
      }
      case "referenceValue" -> {
        String name = value.getAsString();
        int start = Math.max(0, name.indexOf("/databases/"));
        builder.setPathValue(PathUtils.parseRaw(name.substring(start)));
      }
      case "arrayValue" -> {
        ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
        for (JsonElement item : itemsOf(value)) list.addValues(fromDocument(item.getAsJsonObject()));
        builder.setListValue(list);
      }
      case "mapValue" -> {
        return fromFields(value.getAsJsonObject().getAsJsonObject("fields"));
      }
      default -> throw new IllegalArgumentException("Unknown kind of value: " + entry.getKey());
    }
    return builder.build();
  }

  private static JsonArray itemsOf(JsonElement list) {
    JsonArray items = list.getAsJsonObject().getAsJsonArray("values");
    return items == null ? new JsonArray() : items;
  }

  private static Timestamp toTimestamp(String text) {
    Instant instant = Instant.parse(text);
    return Timestamp.newBuilder().setSeconds(instant.getEpochSecond()).setNanos(instant.getNano()).build();
  }
}
